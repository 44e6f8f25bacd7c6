/** The lines of small map signs: ground, crossings and hexsides as an engraver would mark them. */
export const SIGNS: Readonly<Record<string, string>> = {
  clear: 'M2 17h20',
  rolling: 'M2 16q3-4 6 0t6 0t6 0',
  rough: 'M2 17l4-5 3 4 4-7 4 6 2-3 3 5',
  hill: 'M3 18q9-16 18 0M8 15l-1-3M12 12V8M16 15l1-3',
  woods: 'M7 18v-4M7 14a3 3 0 1 1 .010 0M16 18v-5M16 13a4 4 0 1 1 .010 0',
  loess: 'M4 18v-9M8 18V7M12 18V9M16 18V7M20 18v-9',
  swamp: 'M2 17h20M6 17v-6M4 12l2 5 2-5M16 17v-6M14 12l2 5 2-5',
  'provisional-swamp': 'M2 17h6M11 17h3M17 17h5M6 17v-6M4 12l2 5 2-5M16 17v-6M14 12l2 5 2-5',
  mountain: 'M2 18L9 5l4 8 3-4 6 9M9 5l-1 6M9 5l2 5',
  marsh: 'M2 17h4M9 17h6M18 17h4M5 14v-4M3 11l2 3 2-3M12 13V9M10 10l2 3 2-3M19 14v-4M17 11l2 3 2-3',
  'marsh-run': 'M2 19q5-3 10 0t10 0M6 14v-5M4 10l2 4 2-4M17 14v-5M15 10l2 4 2-4',
  run: 'M2 10q5-4 10 0t10 0M2 15q5-4 10 0t10 0',
  stream: 'M2 13q5-4 10 0t10 0',
  river: 'M2 8q5-4 10 0t10 0M2 16q5-4 10 0t10 0M5 12q2-1.5 4 0M14 12q2 1.5 4 0',
  cornfield: 'M5 20V8M5 13l-2-3M5 11l2-3M12 20V6M12 13l-2-3M12 11l2-3M19 20V8M19 13l-2-3M19 11l2-3',
  fieldwork: 'M3 19v-7l5-5h8l5 5v7M7 19v-5l3-3h4l3 3v5',
  town: 'M3 18v-7l4-3 4 3v7zM13 18V9l4-4 4 4v9zM17 14v4',
  city: 'M4 18V9h5v9M9 18V6h6v12M15 18v-7h5v7M12 9v1M12 13v1',
  none: 'M12 4v16',
  creek: 'M12 2q-5 4 0 8t0 8q-2 2-1 4',
  bridge: 'M9 2v20M15 2v20M4 10h16M4 14h16',
  dam: 'M9 2v20M15 2v20M8 8h8M8 12h8M8 16h8',
  pontoon: 'M9 2v20M15 2v20M4 12h16M7 9v6M12 9v6M17 9v6',
  ferry: 'M9 2v20M15 2v20M6 12h12M10 12v-4l4 4',
  ford: 'M9 2v20M15 2v20M4 12h3M10.5 12h3M17 12h3',
  'uphill-ridge': 'M14 2v20M14 5H8M14 10H8M14 15H8M14 20H8',
  'downhill-ridge': 'M10 2v20M10 5h6M10 10h6M10 15h6M10 20h6',
  'uphill-bluff': 'M15 2v20M12 2v20M12 5H6M12 10H7M12 15H6M12 20H7',
};

export const isSigned = (of: string): boolean => of in SIGNS;

/** Whether a choice of these words is shown in pictures: it is one of ground, not a word of ground among others. */
export const isDrawn = (options: readonly string[]): boolean => {
  // Every choice of a form asks at every tap: counted without a list.
  let [words, signed] = [0, 0];
  for (const option of options) {
    if (option === 'none') continue;
    words++;
    if (isSigned(option)) signed++;
  }
  return signed * 2 > words;
};
