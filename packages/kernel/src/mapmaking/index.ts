/** What scripts that make maps share. Games and pages have no use for it, so it is a door of its own. */
export * from './buildings.ts';
export * from './measure.ts';
export * from './outlines.ts';
export * from './parcels.ts';
export * from './polygons.ts';
export * from './source.ts';
export * from './sources.ts';
export * from './whim.ts';
