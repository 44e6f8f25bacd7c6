/** The API describes itself. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry, type Watched, watched } from './support.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly responses: Record<string, { description: string; content: object }>;
  readonly requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  readonly parameters?: { name: string; in: string }[];
}
interface Document {
  readonly openapi: string;
  readonly info: { title: string; version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, object> };
}

let server: Watched;
let document: Document;
beforeAll(async () => {
  server = await watched();
  document = (await server.app.inject('/api/openapi.json')).json();
});
afterAll(() => server.app.close());

const operations = (): Operation[] => Object.values(document.paths).flatMap((path) => Object.values(path));

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 and lists every route, each question by name', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: 'Long Roll', version: expect.any(String) });
    const perQuestion = registry.questions.flatMap(({ id }) =>
      ['odds', 'outcome', 'roll'].map((asked) => `/api/${asked}/${id}`),
    );
    const lists = [
      '/api/charts',
      '/api/charts/{system}/{name}',
      '/api/questions',
      '/api/questions/{system}/{name}',
      '/api/rules/{system}',
      '/api/rules/{system}/{id}',
    ];
    expect(Object.keys(document.paths).sort()).toEqual([...lists, ...perQuestion].sort());
  });

  it('names, sums up and answers every operation, refusals among the answers', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { summary, responses } of operations()) {
      expect(summary).toBeTruthy();
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '429', '500']));
      for (const response of Object.values(responses))
        expect(response.description).not.toBe('Default Response');
    }
  });

  it('declares every parameter that a path holds', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const held = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [] } of Object.values(methods))
        expect(parameters.filter((p) => p.in === 'path').map((p) => p.name)).toEqual(held);
    }
  });

  it("shows each question's own form, with its rules cited", () => {
    const odds = document.paths['/api/odds/gcacw/combat']!['post']!;
    const { schema } = odds.requestBody!.content['application/json']!;
    expect(schema).toEqual({ $ref: '#/components/schemas/form-gcacw-combat' });
    expect(document.components.schemas['form-gcacw-combat']).toMatchObject({
      required: ['attackerCV', 'defenderCV'],
      properties: registry.question('gcacw/combat')!.schema.properties,
    });
    expect(Object.keys(odds.responses)).toEqual(expect.arrayContaining(['400', '413', '415', '422']));
  });

  it('documents dice and seed of a roll', () => {
    const roll = document.paths['/api/roll/gcacw/combat']!['post']!;
    expect(roll.parameters?.map(({ name }) => name)).toEqual(['dice', 'seed']);
    expect(JSON.stringify(roll.requestBody)).toContain('Dice that lie on the table');
  });
});

describe('what is referred to', () => {
  it('is described', () => {
    const referred = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    expect(referred.length).toBeGreaterThan(registry.questions.length * 3);
    for (const [, name] of referred) expect(document.components.schemas).toHaveProperty([name!]);
  });
});

describe('sent', () => {
  const sent = (encoding: string) =>
    server.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } });
  const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each(['br', 'gzip'] as const)('is packed by %s, once for everybody', async (encoding) => {
    const [one, other] = [await sent(encoding), await sent(`deflate, ${encoding};q=0.5`)];
    expect(one.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('accept'),
    });
    expect(JSON.parse(String(UNPACK[encoding](one.rawPayload)))).toEqual(document);
    expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
  });

  it.each(['', 'br;q=0, gzip;q=0.0', 'identity'])('is plain for one who accepts "%s"', async (encoding) => {
    const plain = await sent(encoding);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.json()).toEqual(document);
  });

  it('is shorter than a megabyte', async () => {
    expect((await sent('')).rawPayload.length).toBeLessThan(1_000_000);
  });
});

describe('the page', () => {
  it('is there, with all its scripts from here', async () => {
    const page = await server.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    for (const [, script] of page.body.matchAll(/src="\.\/([^"]+)"/g))
      expect((await server.app.inject(`/api/docs/${script}`)).statusCode).toBe(200);
  });
});
