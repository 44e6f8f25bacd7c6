// Campaigns that lie on a visitor's device, played as far as somebody wants them: for scripts that look at the page.
import { pathToFileURL } from 'node:url';
import { bundled } from './bundled.mjs';

const { path, drop } = await bundled('keptCampaign');
const { keptTexts, quietCampaign } = await import(pathToFileURL(path).href);
process.on('exit', drop);

/** A quiet game of a scenario, as long as `goesOn` of its table; its address on the page is that of the key. */
export async function keptCampaign(scenario, goesOn, key) {
  const game = await quietCampaign(scenario, goesOn);
  return { texts: keptTexts(game, key), address: `/field/game/${key}`, moves: game.moves.length };
}

/** Before the page is opened: what is kept lies there. */
export const laidOut = (tab, { texts }) =>
  tab.evaluate((all) => {
    for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
  }, texts);
