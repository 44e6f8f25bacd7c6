/** The check of accessibility finds what it is there to find. */
import { expect, test } from 'vitest';
import { accessibilityFaults } from './accessible.ts';
import { application } from './application.ts';

const app = application();

/** What is found after this has been put on a page; `data-look` is its style, which a page of ours lets in by script only. */
async function faultsOf(put: string): Promise<readonly string[]> {
  const page = await app.visit('/charts', { viewport: { width: 1000, height: 4000 } });
  await page.locator('main').evaluate((main, html) => {
    main.insertAdjacentHTML('beforeend', html);
    for (const one of main.querySelectorAll<HTMLElement>('[data-look]'))
      one.style.cssText = one.dataset['look']!;
  }, put);
  return accessibilityFaults(page);
}

test('nothing on a page as it is', async () => {
  expect(await faultsOf('<p>as all are</p>')).toEqual([]);
});

test('a field without a label', async () => {
  expect(await faultsOf('<input type="text">')).toEqual([expect.stringMatching(/^label: input/)]);
});

test('a pale text among many, and one whose ground is given from outside', async () => {
  const pale = '<p>as all are</p><p data-look="color: #ccc" id="pale">pale</p>';
  const dark = '<div data-look="background: #111; color: #222"><p id="dark">dark</p></div>';
  expect(await faultsOf(pale + dark)).toEqual(['color-contrast: #pale | #dark']);
});

test('a text that lies over something dark, in the colour of all others', async () => {
  const dark = '<div data-look="height: 40px; background: #111"></div>';
  const over = '<p data-look="position: absolute; margin-top: -30px" id="over">as all are</p>';
  expect(await faultsOf(`<p>as all are</p>${dark}${over}`)).toEqual(['color-contrast: #over']);
});

test('a link in a text that is told from it by a little colour; one with a line under it is not meant', async () => {
  const link = (id: string, look: string) =>
    `<p data-look="color: #333; background: #fff">words before <a href="/log" id="${id}" data-look="${look}">a link</a> and after</p>`;
  const put = [
    link('like', 'color: #444; text-decoration: none'),
    link('lined', 'color: #444; text-decoration: underline'),
    link('unlike', 'color: #00c; text-decoration: none; border-bottom: 1px solid'),
  ];
  expect(await faultsOf(put.join(''))).toEqual(['link-in-text-block: #like']);
});
