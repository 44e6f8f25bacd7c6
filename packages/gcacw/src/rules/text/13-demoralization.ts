import { chapter } from '@longroll/kernel';

export const DEMORALIZATION = chapter(`
# 13 Demoralization

## 13.1 How it comes
By the results R and R* (8.6).

## 13.2 What a demoralized unit does not do
It exerts no ZOC and covers no hex for a flank bonus. It may march as usual.

## 13.2a What it may not do
It may not attack, take part in an assault, entrench, or refuse flanks.

## 13.3 Demoralize-2 in defence
If Demoralize-2 units make up at least half of the defending CV, the defender has -1.

## 13.4 Demoralized cavalry
Cavalry that is all demoralized has -2 in its cavalry retreat.

## 13.5 What it still does
It defends with its full CV, may be on the list of an activation, holds hexes, retreats and recovers like others. In an enemy ZOC it can only end its march. It never advances and burns no stations.
`);
