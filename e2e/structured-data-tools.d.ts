/* The parts that we use of two packages without types. */

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    parse(html: string): { readonly jsonld: Readonly<Record<string, readonly object[]>> };
  }
}

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary: object);
    validate(extracted: object): Promise<
      readonly {
        readonly severity: 'ERROR' | 'WARNING';
        readonly issueMessage: string;
        readonly path: readonly { readonly type?: string; readonly property?: string }[];
      }[]
    >;
  }
}
