/**
 * `tsx scripts/unread-fields.ts [folder]`: prints every field of a type in `content/` and every prop in `components/` that no
 * code reads, and fails where there is one. Tests do not count as readers, nor does the checker of the texts.
 *
 * It asks the compiler which property an expression means: a name that two types share is not confused, and a spread does not
 * read everything. A value handed to another type (`<NameList entries={page.rollout} />`) is read as far as that type goes.
 */
import path from 'node:path';
import {
  type Expression,
  isArrayLiteralExpression,
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isIndexedAccessTypeNode,
  isJsxAttributes,
  isJsxSpreadAttribute,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
  isSpreadAssignment,
  isSpreadElement,
  isTypeLiteralNode,
  isTypeReferenceNode,
  type Node,
} from 'typescript/unstable/ast';
import { API, type Checker, type Symbol as Property, type Type } from 'typescript/unstable/sync';

/** Where fields have to be read, and who counts as their reader. */
const isDeclaring = (file: string) => /^(content|components)\//.test(file);
const isReading = (file: string) =>
  !/^(\.\.|node_modules|\.next|__tests__|e2e|lib\/build\/content-)/.test(file) && /\.tsx?$/.test(file);

function unreadFields(folder: string): string[] {
  const api = new API({ cwd: folder });
  try {
    const config = path.join(folder, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`No project ${config}`);
    const declared = new Map<string, string>();
    const reading = new Reading(project.checker);
    for (const file of project.program.getSourceFileNames()) {
      const name = path.relative(folder, file);
      const source = isReading(name) ? project.program.getSourceFile(file) : undefined;
      if (!source) continue;
      const nodes = [...nodesIn(source)];
      reading.take(nodes);
      if (!isDeclaring(name)) continue;
      for (const node of nodes) {
        if (!isPropertySignatureDeclaration(node) || isFilter(node)) continue;
        const line = source.text.slice(0, node.name.getStart(source)).split('\n').length;
        for (const key of keysOf(project.checker.getSymbolAtLocation(node.name)))
          declared.set(key, `${name}:${line} ${node.name.getText(source)}`);
      }
    }
    return [...declared].flatMap(([key, field]) => (reading.keys.has(key) ? [] : field));
  } finally {
    api.close();
  }
}

/** `Extract<State, { phase: 'failed' }>` and the like: somebody else's type, described. */
const isFilter = ({ parent }: Node) =>
  isTypeLiteralNode(parent) &&
  isTypeReferenceNode(parent.parent) &&
  /^(Extract|Exclude|ComponentType)</.test(parent.parent.getText());

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesIn(child);
}

/** The declarations of a property, several where it belongs to a union. */
const keysOf = (property: Property | undefined) =>
  property?.declarations.map((declaration) => `${declaration.path} ${declaration.index}`) ?? [];

const partsOf = (type: Type | undefined): readonly Type[] =>
  (type?.isUnionType() || type?.isIntersectionType() ? type.getTypes() : undefined) ?? (type ? [type] : []);

/** Collects what is read. Asks the compiler in batches where it can: a question is a message to another process. */
class Reading {
  readonly keys = new Set<string>();
  private readonly marked = new Set<number>();
  private readonly paired = new Set<string>();
  private readonly entries = new Map<number, Type | undefined>();
  private readonly own = new Map<number, readonly Property[]>();

  constructor(private readonly checker: Checker) {}

  take(nodes: readonly Node[]): void {
    const { checker } = this;
    const accesses = nodes.filter(isPropertyAccessExpression);
    for (const property of checker.getSymbolAtLocation(accesses.map(({ name }) => name))) this.mark(property);

    const patterns = nodes.filter(isObjectBindingPattern);
    const patternTypes = checker.getTypeAtLocation(patterns);
    for (const [index, { elements }] of patterns.entries())
      for (const element of elements)
        if (isBindingElement(element) && !element.dotDotDotToken)
          this.markNamed(patternTypes[index], (element.propertyName ?? element.name)?.getText());

    for (const node of nodes.filter(isElementAccessExpression))
      this.markAll(
        checker.getTypeAtLocation(node.expression),
        checker.getTypeAtLocation(node.argumentExpression),
      );
    for (const { objectType, indexType } of nodes.filter(isIndexedAccessTypeNode))
      this.markAll(checker.getTypeFromTypeNode(objectType), checker.getTypeFromTypeNode(indexType));

    const values = nodes.filter(isValue);
    const types = checker.getTypeAtLocation(values);
    for (const [index, node] of values.entries()) this.handOver(node, types[index]);
  }

  /** A value of one type stands where another is expected. */
  private handOver(node: Expression, type: Type | undefined): void {
    if (!type || !this.isInteresting(type)) return;
    const { parent } = node;
    const expected = (place: Node) => this.checker.getContextualType(place as Expression);
    if (isSpreadAssignment(parent)) this.pair(type, expected(parent.parent));
    else if (isJsxSpreadAttribute(parent) && isJsxAttributes(parent.parent))
      this.pair(type, expected(parent.parent));
    else if (isSpreadElement(parent) && isArrayLiteralExpression(parent.parent))
      this.pair(type, expected(parent.parent));
    else this.pair(type, expected(node));
  }

  private pair(from: Type, to: Type | undefined): void {
    if (!to || from.id === to.id || this.paired.has(`${from.id} ${to.id}`)) return;
    this.paired.add(`${from.id} ${to.id}`);
    for (const source of partsOf(from))
      for (const target of partsOf(to)) {
        const entry = this.entryOf(source);
        if (entry) {
          this.pair(entry, this.entryOf(target));
          continue;
        }
        for (const property of this.ownProperties(source)) {
          const wanted = this.checker.getPropertyOfType(target, property.name);
          if (!wanted || keysOf(wanted).join() === keysOf(property).join()) continue;
          this.mark(property);
          const inner = this.checker.getTypeOfSymbol(property);
          if (inner && this.isInteresting(inner)) this.pair(inner, this.checker.getTypeOfSymbol(wanted));
        }
      }
  }

  private isInteresting(type: Type): boolean {
    return partsOf(type).some((part) => {
      const entry = this.entryOf(part);
      return entry ? this.isInteresting(entry) : this.ownProperties(part).length > 0;
    });
  }

  private entryOf(type: Type): Type | undefined {
    if (!type.isObjectType()) return undefined;
    if (!this.entries.has(type.id))
      this.entries.set(
        type.id,
        this.checker.isArrayLikeType(type) ? this.checker.getIndexInfosOfType(type)[0]?.valueType : undefined,
      );
    return this.entries.get(type.id);
  }

  /** Properties that this project declares; none for a string, an element or a list. */
  private ownProperties(type: Type): readonly Property[] {
    if (!type.isObjectType()) return [];
    const known = this.own.get(type.id);
    if (known) return known;
    const isOwn = ({ declarations }: Property) =>
      declarations.length > 0 &&
      declarations.every((declaration) => !declaration.path.includes('/node_modules/'));
    const declared = type.getSymbol()?.declarations ?? [];
    const isForeign = declared.length > 0 && declared.every(({ path }) => path.includes('/node_modules/'));
    const own = isForeign ? [] : this.checker.getPropertiesOfType(type).filter(isOwn);
    this.own.set(type.id, own);
    return own;
  }

  /** Reads by a computed key: every key that its type allows. */
  private markAll(type: Type | undefined, key: Type | undefined): void {
    const keys = key?.isTypeParameter() ? this.checker.getBaseConstraintOfType(key) : key;
    for (const part of partsOf(keys)) if (part.isStringLiteralType()) this.markNamed(type, part.value);
  }

  private markNamed(type: Type | undefined, name: string | undefined): void {
    if (name === undefined) return;
    for (const part of partsOf(type)) this.mark(this.checker.getPropertyOfType(part, name));
  }

  private mark(property: Property | undefined): void {
    if (!property || this.marked.has(property.id)) return;
    this.marked.add(property.id);
    for (const key of keysOf(property)) this.keys.add(key);
    for (const declaration of property.declarations) {
      if (declaration.path.includes('/node_modules/')) continue;
      // A record `as const satisfies Standard` has properties of its own; reading them reads what they stand for.
      const literal = declaration.resolve()?.parent;
      if (literal && isObjectLiteralExpression(literal))
        this.markNamed(this.checker.getContextualType(literal), property.name);
    }
  }
}

/** An expression whose value goes somewhere as a whole, and may be a record of the content. */
function isValue(node: Node): node is Expression {
  if (
    ![isIdentifier, isPropertyAccessExpression, isElementAccessExpression, isCallExpression].some((is) =>
      is(node),
    )
  )
    return false;
  const { expression, name, tagName, propertyName } = node.parent as {
    [part in 'expression' | 'name' | 'tagName' | 'propertyName']?: Node;
  };
  if ([name, tagName, propertyName].includes(node)) return false;
  return (
    expression !== node ||
    !(
      isPropertyAccessExpression(node.parent) ||
      isElementAccessExpression(node.parent) ||
      isCallExpression(node.parent)
    )
  );
}

const fields = unreadFields(path.resolve(process.argv[2] ?? '.'));
for (const field of fields) console.log(field);
process.exitCode = fields.length > 0 ? 1 : 0;
