import type { MotifName } from './catalogue/schema';

export interface Motif {
  /** Path data on a 48 x 48 grid, stroked. */
  readonly ink: string;
  /** The one detail in flame, stroked. */
  readonly flame: string;
}

/** A motif of each category. Short paths: the menus fetch all of them. */
export const motifs: Readonly<Record<MotifName, Motif>> = {
  // A listing, one line being worked on.
  code: { ink: 'M5 8h38v32H5zM5 16h38M12 23h10M12 35h9', flame: 'M18 29h18' },
  // A handset that keeps what it has been sent.
  mobile: {
    ink: 'M17 4h14q3 0 3 3v34q0 3-3 3H17q-3 0-3-3V7q0-3 3-3zM19 29v4h10v-4M22 39h4',
    flame: 'M24 12v14M19 21l5 5 5-5',
  },
  // A team with one of ours in it.
  outsourcing: {
    ink: 'M5 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0M35 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 36c0-8 1-11 5-11s4 2 5 4M44 36c0-8-1-11-5-11s-4 2-5 4M15 43c0-10 2-14 9-14s9 4 9 14',
    flame: 'M19 19a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  },
  // A decision and the way that was chosen.
  consulting: {
    ink: 'M24 5l11 11-11 11-11-11zM13 16H9v19M5 35h8v8H5z',
    flame: 'M35 16h4v27M34 38l5 5 5-5',
  },
  // Three stages and the way back.
  devops: {
    ink: 'M5 27h9v10H5zM20 27h8v10h-8zM34 27h9v10h-9zM14 32h6M28 32h6M38 27V13H10',
    flame: 'M10 13v9M6 18l4 4 4-4',
  },
  // Two shapes and the piece that lets them meet.
  integration: {
    ink: 'M4 9h14v30H4zM18 18h6M18 30h6M30 24a7 7 0 1 0 14 0a7 7 0 1 0-14 0M37 17V9M37 31v8',
    flame: 'M24 12v24M24 24h6',
  },
  // A shield, tested.
  security: { ink: 'M24 4l17 6v13c0 10-7 17-17 21C14 40 7 33 7 23V10z', flame: 'M16 23l6 6 10-11' },
  // Measured points, and the forecast that continues them.
  data: { ink: 'M6 5v38h37M13 43V31h6v12M24 43V24h6v19M35 43v-9h6v9', flame: 'M11 23l10-8 7 4L42 6' },
  // A curve and its handles.
  design: {
    ink: 'M7 36C7 20 15 11 24 11s17 9 17 25M4 36h6v6H4zM38 36h6v6h-6zM21 8h6v6h-6z',
    flame: 'M5 11h16M27 11h16',
  },
  // A workshop's board, the note that counts.
  discovery: {
    ink: 'M5 7h38v24H5zM12 14h9v10h-9zM24 31v6M20 31l-7 12M28 31l7 12',
    flame: 'M28 14h9v10h-9z',
  },
  // A page under a lens.
  search: {
    ink: 'M34 17V5H7v38h14M14 13h13M14 21h7M23 30a9 9 0 1 0 18 0a9 9 0 1 0-18 0M38.5 36.5l6 7',
    flame: 'M28 30h8',
  },
  // Double entry under a pediment.
  bank: {
    ink: 'M5 15L24 4l19 11zM24 20v23M8 22h10M8 29h10M30 22h10M30 29h10M4 43h40',
    flame: 'M8 36h10M30 36h10',
  },
  // A policy under a roof.
  insurance: { ink: 'M13 20h15l7 7v16H13zM28 20v7h7M19 31h9M19 37h10', flame: 'M4 20L24 5l20 15' },
  // A card that pays once.
  fintech: {
    ink: 'M4 10h40v28H4zM4 18h40M10 31h9',
    flame: 'M27 26c2 2 2 5 0 7M33 24c4 4 4 7 0 11',
  },
  // A bag and a pointer.
  shop: {
    ink: 'M8 17h32v26H8zM17 23V12a7 7 0 0 1 14 0v11',
    flame: 'M20 27l13 5-6 2-2 6z',
  },
  // A chart at the bed's end.
  health: { ink: 'M18 9H9v34h30V9h-9M18 5h12v8H18z', flame: 'M13 29h6l3-8 5 14 3-6h5' },
  // A pallet, counted.
  logistics: {
    ink: 'M4 36h40M4 43h40M7 36v7M24 36v7M41 36v7M8 21h16v15H8zM24 21h16v15H24zM16 6h16v15H16z',
    flame: 'M20 13l3 3 6-6',
  },
  // A pass with its leg.
  travel: {
    ink: 'M4 12h40v8a4 4 0 0 0 0 8v8H4v-8a4 4 0 0 0 0-8zM33 12v4M33 22v4M33 32v4',
    flame: 'M11 29c3-12 13-12 16 0',
  },
  // A cap.
  education: { ink: 'M24 8L3 18l21 10 21-10zM11 22v13c7 6 19 6 26 0V22', flame: 'M24 18l18 6v14' },
  // Saw-tooth roof, one machine lit.
  factory: {
    ink: 'M4 43V21l11 7v-7l11 7v-7l9 6V6h9v37zM11 36h5M33 36h5',
    flame: 'M22 36h5',
  },
  // A meter.
  energy: {
    ink: 'M8 5h32v31H8zM14 25a10 10 0 0 1 20 0M14 30h20M16 36v7M24 36v7M32 36v7',
    flame: 'M24 25l5-7',
  },
  // A desk bell, rung.
  hospitality: { ink: 'M7 36a17 17 0 0 1 34 0zM4 43h40M24 19v-5M19 13h10', flame: 'M37 14l4-5M43 21l4-2' },
  // A mast.
  telecom: {
    ink: 'M24 16L15 44M24 16l9 28M20 28l11 10M28 28L17 38M11 4a18 18 0 0 0 0 22M37 4a18 18 0 0 1 0 22',
    flame: 'M17 9a10 10 0 0 0 0 12M31 9a10 10 0 0 1 0 12',
  },
  // A building rising under a crane.
  building: {
    ink: 'M5 43h39M9 43V29h17v14M37 43V5L13 11h31M37 5l7 6M15 36h5',
    flame: 'M17 11v7M13 18h8v6h-8z',
  },
  // A frame and the head of its timeline.
  media: { ink: 'M4 7h40v25H4zM20 13l10 6.5-10 6.5zM4 41h14M24 41h20', flame: 'M21 36v9' },
  // A shoot in its furrow.
  agriculture: {
    ink: 'M24 35V17M24 25c-10 0-14-5-14-12 9 0 14 5 14 12M4 35h40M10 42h28',
    flame: 'M24 19c0-8 5-13 14-13 0 8-5 13-14 13',
  },
  // A car that reports.
  automotive: {
    ink: 'M9 37H4V27l8-2 6-8h13l7 8 6 2v10h-5M19 37h10M9 37a5 5 0 1 0 10 0a5 5 0 1 0-10 0M29 37a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
    flame: 'M19 11a8 8 0 0 1 11 0M15 6a14 14 0 0 1 19 0',
  },
  // A public hall with its flag out.
  government: {
    ink: 'M4 43h40M8 43V29h32v14M13 29a11 11 0 0 1 22 0M24 18V5M17 35v8M31 35v8',
    flame: 'M24 5h10v6H24',
  },
  // A shop, open.
  retail: {
    ink: 'M8 22v21h32V22M9 6h30l5 12H4zM4 18c0 6 10 6 10 0c0 6 10 6 10 0c0 6 10 6 10 0c0 6 10 6 10 0',
    flame: 'M19 43V31h10v12',
  },
  // A case and its clasp.
  briefcase: { ink: 'M4 15h40v27H4zM16 15V7h16v8M4 27h15M29 27h15', flame: 'M19 23h10v8H19z' },
  // A lorry, sent.
  transport: {
    ink: 'M8 37H4V11h24v26H18M28 20h9l7 8v9h-4M30 37h-2M8 37a5 5 0 1 0 10 0a5 5 0 1 0-10 0M30 37a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
    flame: 'M10 22h12M17 17l5 5-5 5',
  },
  // A shelf.
  'consumer-goods': {
    ink: 'M4 37h40M8 37v7M40 37v7M8 37V20l3-5V6h5v9l3 5v17M24 37V15h9v22M33 25h8v12',
    flame: 'M24 22h9',
  },
  // A question on a screen.
  classroom: {
    ink: 'M4 6h40v29H4zM16 43h16M24 35v8M22 15h15M22 26h15M10 15a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    flame: 'M10 26l3 3 5-6',
  },
  // An open hand.
  ngo: {
    ink: 'M4 30h8l7-3h9c5 0 5 7 0 7h-8M30 31l10-5c4-2 7 3 3 6L26 43l-13-3H4',
    flame: 'M25 21c-13-8-6-17 0-11 6-6 13 3 0 11z',
  },
};
