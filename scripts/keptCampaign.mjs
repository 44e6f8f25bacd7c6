// Campaigns that lie on a visitor's device, played as far as somebody wants them: for scripts that look at the page.
import { pathToFileURL } from 'node:url';
import { bundled } from './bundled.mjs';

const { path, drop } = await bundled('keptCampaign');
const made = await import(pathToFileURL(path).href);
process.on('exit', drop);

/** A quiet game of a scenario, as long as `goesOn` of its state; its address on the page is that of the key. */
export const keptCampaign = async (scenario, goesOn, key) => ({
  ...(await made.keptCampaign(scenario, goesOn, key)),
  address: `/field/game/${key}`,
});

/** Before the page is opened: what is kept lies there. */
export const laidOut = (tab, { texts }) =>
  tab.evaluate((all) => {
    for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
  }, texts);
