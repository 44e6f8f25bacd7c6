/**
 * kernel ← systems ← registry ← applications. Walks every import of every package and fails on a wrong edge,
 * and on luck or clocks inside rules. Packages that are not there yet have their place in the order already.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SYSTEMS = ['gcacw', 'antietam', 'huzzah'];
const APPLICATIONS = ['server', 'web', 'cli', 'lab'];

/** What each package may import of ours. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ...Object.fromEntries(SYSTEMS.map((system) => [system, ['kernel']])),
  registry: ['kernel', ...SYSTEMS],
  server: ['kernel'],
  web: ['kernel', 'registry'],
  cli: ['kernel', 'registry', 'server'],
  lab: ['kernel', 'registry'],
};
/** The registry is made known to an application in its entry file only; the rest is handed it. */
const ENTRIES = [
  'packages/web/src/main.tsx',
  'packages/web/src/fileWorker.ts',
  'packages/web/src/opponentWorker.ts',
  'packages/web/src/labWorker.ts',
  'packages/cli/src/main.ts',
  'packages/cli/src/clerk.ts',
  'packages/cli/src/table.ts',
  'packages/lab/src/main.ts',
];
/** Libraries that pure rules may stand on. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  kernel: ['pure-rand', 'zod'],
  rules: ['zod'],
};

interface Import {
  readonly file: string;
  readonly from: string;
  readonly target: string;
}

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

const PACKAGES = readdirSync(join(ROOT, 'packages')).filter((name) =>
  existsSync(join(ROOT, 'packages', name, 'package.json')),
);
const FILES = PACKAGES.flatMap((name) => sources(join(ROOT, 'packages', name, 'src')));
const packageOf = (file: string): string => relative(join(ROOT, 'packages'), file).split(sep)[0]!;
const short = (file: string): string => relative(ROOT, file).split(sep).join('/');

const IMPORTS: readonly Import[] = FILES.flatMap((file) =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => ({ file: short(file), from: packageOf(file), target: fileName })),
);
const ours = IMPORTS.filter(({ target }) => target.startsWith('@longroll/'));
const wrongEdges = (edges: readonly Import[]) =>
  edges.filter(({ from, target }) => !ALLOWED[from]?.includes(target.split('/')[1]!)).map(shown);
const shown = ({ file, target }: Import) => `${file} imports ${target}`;

describe('the import graph', () => {
  test('there is something to walk', () => {
    expect(FILES.length).toBeGreaterThan(40);
    expect(ours.length).toBeGreaterThan(10);
  });

  test('every package has its place in the order', () => {
    expect(PACKAGES.filter((name) => !(name in ALLOWED))).toEqual([]);
    expect([...SYSTEMS, ...APPLICATIONS, 'kernel', 'registry'].filter((name) => !(name in ALLOWED))).toEqual(
      [],
    );
  });

  test('no package imports what stands above or beside it', () => {
    expect(wrongEdges(ours)).toEqual([]);
  });

  test('a wrong edge would be seen', () => {
    const planted = [
      { file: 'packages/kernel/src/x.ts', from: 'kernel', target: '@longroll/gcacw' },
      { file: 'packages/gcacw/src/x.ts', from: 'gcacw', target: '@longroll/huzzah' },
      { file: 'packages/server/src/x.ts', from: 'server', target: '@longroll/gcacw' },
    ];
    expect(wrongEdges(planted)).toHaveLength(3);
  });

  test('no relative import leaves its package', () => {
    const strays = IMPORTS.filter(({ target }) => target.startsWith('.')).filter(
      ({ file, from, target }) => packageOf(resolve(ROOT, dirname(file), target)) !== from,
    );
    expect(strays.map(shown)).toEqual([]);
  });

  test('only entry files of applications name the registry', () => {
    const named = ours.filter(({ target }) => target === '@longroll/registry').map(({ file }) => file);
    expect(named.filter((file) => !ENTRIES.includes(file))).toEqual([]);
  });

  test('rules stand on few libraries and on nothing of Node', () => {
    const pure = IMPORTS.filter(({ from }) => ['kernel', 'registry', ...SYSTEMS].includes(from));
    const foreign = pure.filter(({ target }) => !target.startsWith('.') && !target.startsWith('@longroll/'));
    const unknown = foreign.filter(({ from, target }) => {
      const known = LIBRARIES[from === 'kernel' ? 'kernel' : 'rules'] ?? [];
      return !known.some((library) => target === library || target.startsWith(`${library}/`));
    });
    expect(unknown.map(shown)).toEqual([]);
  });

  test('charts and modifier lists do not import questions, and charts no procedures', () => {
    const upward = IMPORTS.filter(({ file }) => /\/(charts|modifiers)\//.test(file)).filter(
      ({ file, target }) =>
        file.includes('/charts/')
          ? /\/(procedures|questions|modifiers)\//.test(target)
          : /\/questions\//.test(target),
    );
    expect(upward.map(shown)).toEqual([]);
  });
});

/** Every ring of nodes that lead back to themselves, each once: the parts of the graph that hang together both ways. */
function ringsIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = (from: string): Set<string> => {
    const seen = new Set<string>();
    const walk = (node: string): void => {
      for (const next of edges.get(node) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        walk(next);
      }
    };
    walk(from);
    return seen;
  };
  const reach = new Map([...edges.keys()].map((node) => [node, reached(node)]));
  const inRing = [...edges.keys()].filter((node) => reach.get(node)!.has(node));
  const rings = inRing.map((node) =>
    inRing.filter((one) => reach.get(node)!.has(one) && reach.get(one)!.has(node)),
  );
  return [...new Map(rings.map((ring) => [ring.join(), ring])).values()];
}

/** Who imports whom inside a package, by file or by the folder of the file. */
function edgesOf(name: string, place: (file: string) => string): ReadonlyMap<string, ReadonlySet<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { file, from, target } of IMPORTS) {
    if (from !== name || !target.startsWith('.')) continue;
    const [a, b] = [place(file), place(short(resolve(ROOT, dirname(file), target)))];
    edges.set(a, edges.get(a) ?? new Set());
    if (a !== b || file === short(resolve(ROOT, dirname(file), target))) edges.get(a)!.add(b);
  }
  return edges;
}

describe('no circles', () => {
  test.each(['kernel', 'registry', ...SYSTEMS])('no files of %s import each other in a circle', (name) => {
    expect(ringsIn(edgesOf(name, (file) => file))).toEqual([]);
  });

  test.each(['kernel', 'registry', ...SYSTEMS, 'web'])('no folders of %s do', (name) => {
    expect(ringsIn(edgesOf(name, dirname))).toEqual([]);
  });

  test('a circle would be seen', () => {
    const round = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a', 'd'])],
      ['d', new Set<string>()],
    ]);
    expect(ringsIn(round)).toEqual([['a', 'b', 'c']]);
  });
});

describe('pure rules', () => {
  const RULES = FILES.filter((file) => ['kernel', 'registry', ...SYSTEMS].includes(packageOf(file)));
  const forbidden = [
    /\bMath\.random\b/,
    /\bDate\b/,
    /\bperformance\b/,
    /\bprocess\./,
    /:\s*any\b/,
    /\bas any\b/,
    /<any>/,
  ];

  test.each(forbidden.map((pattern) => [String(pattern), pattern] as const))(
    '%s stands nowhere',
    (_, pattern) => {
      const found = RULES.filter((file) => pattern.test(withoutComments(readFileSync(file, 'utf8'))));
      expect(found.map(short)).toEqual([]);
    },
  );

  test('the kernel has no game word', () => {
    const words =
      /\b(combat|march|regiment|brigade|artillery|union|confederate|retreat|morale|gcacw|antietam|huzzah)\b/i;
    const kernel = RULES.filter((file) => packageOf(file) === 'kernel');
    const found = kernel.filter((file) => words.test(withoutComments(readFileSync(file, 'utf8'))));
    expect(found.map(short)).toEqual([]);
  });
});

describe('house rules', () => {
  const data = (file: string) => /\/(charts|rules|scenarios|maps)\//.test(file);

  test('no source file is longer than 300 lines, charts and the words of rules aside', () => {
    const long = FILES.filter((file) => !data(file) && readFileSync(file, 'utf8').split('\n').length > 300);
    expect(long.map(short)).toEqual([]);
  });

  test('functions are short: none over 60 lines, half of them 8 or fewer', () => {
    const lengths = FILES.flatMap(functionLengths).sort((a, b) => a.lines - b.lines);
    expect(lengths.filter(({ lines }) => lines > 60).map(({ at, lines }) => `${at}: ${lines}`)).toEqual([]);
    expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThanOrEqual(8);
  });

  test('no name says Manager, Helper, process or handle', () => {
    const named = FILES.filter((file) => /manager|helper|process|handle|util/i.test(basename(file)));
    expect(named.map(short)).toEqual([]);
    const inside = FILES.filter((file) =>
      /\b(function|const|class)\s+\w*(Manager|Helper|process[A-Z]|handle[A-Z])/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(inside.map(short)).toEqual([]);
  });

  test('nothing in the repository reads outside it', () => {
    const reading = [...FILES, ...PACKAGES.flatMap((name) => sources(join(ROOT, 'packages', name, 'test')))];
    const outside = reading.filter((file) => /['"`][^'"`]*\.\.\/shared\//.test(readFileSync(file, 'utf8')));
    expect(outside.map(short)).toEqual([]);
  });
});

/** Named functions, methods and arrows of a file, from declaration to closing line. */
function functionLengths(file: string): { readonly at: string; readonly lines: number }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: { at: string; lines: number }[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const isNamed = (node: ts.Node) =>
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isAccessor(node) ||
    (ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent));
  const walk = (node: ts.Node): void => {
    if (isNamed(node)) {
      const from = lineOf(node.getStart());
      found.push({ at: `${short(file)}:${from + 1}`, lines: lineOf(node.end) - from + 1 });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
