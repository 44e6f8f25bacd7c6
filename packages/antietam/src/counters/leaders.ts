/**
 * Leaders: name on the map, short name, whole name, rank, factor on the fire and melee of the unit he rides with (12.1), command. The
 * factors are ours (17).
 */
import { readLeaders } from './readLeaders.ts';

export const LEADERS = [
  ...readLeaders(
    'union',
    `
    L-MCCLELLAN | McClellan | Maj. Gen. George B. McClellan | army | 0.95 | Army of the Potomac
    L-HOOKER | Hooker | Maj. Gen. Joseph Hooker | corps | 1.15 | I
    L-DOUBLEDAY | Doubleday | Brig. Gen. Abner Doubleday | division | 1.00 | Doubleday
    L-RICKETTS | Ricketts | Brig. Gen. James B. Ricketts | division | 1.00 | Ricketts
    L-MEADE | Meade | Brig. Gen. George G. Meade | division | 1.10 | Meade
    L-MANSFIELD | Mansfield | Maj. Gen. Joseph K. F. Mansfield | corps | 1.00 | XII
    L-WILLIAMS | Williams | Brig. Gen. Alpheus S. Williams | division | 1.05 | Williams
    L-GREENE | Greene | Brig. Gen. George S. Greene | division | 1.10 | Greene
    L-SUMNER | Sumner | Maj. Gen. Edwin V. Sumner | corps | 1.00 | II
    L-SEDGWICK | Sedgwick | Maj. Gen. John Sedgwick | division | 1.05 | Sedgwick
    L-FRENCH | French | Brig. Gen. William H. French | division | 1.00 | French
    L-RICHARDSON | Richardson | Maj. Gen. Israel B. Richardson | division | 1.10 | Richardson
    L-PORTER | Porter | Maj. Gen. Fitz John Porter | corps | 1.05 | V
    L-MORELL | Morell | Maj. Gen. George W. Morell | division | 0.95 | Morell
    L-SYKES | Sykes | Brig. Gen. George Sykes | division | 1.05 | Sykes
    L-FRANKLIN | Franklin | Maj. Gen. William B. Franklin | corps | 0.95 | VI
    L-SLOCUM | Slocum | Maj. Gen. Henry W. Slocum | division | 1.05 | Slocum
    L-SMITH | Smith | Maj. Gen. William F. Smith | division | 1.00 | Smith
    L-BURNSIDE | Burnside | Maj. Gen. Ambrose E. Burnside | corps | 0.90 | IX
    L-WILLCOX | Willcox | Brig. Gen. Orlando B. Willcox | division | 1.00 | Willcox
    L-STURGIS | Sturgis | Brig. Gen. Samuel D. Sturgis | division | 0.95 | Sturgis
    L-RODMAN | Rodman | Brig. Gen. Isaac P. Rodman | division | 0.95 | Rodman
    L-SCAMMON | Scammon | Col. Eliakim P. Scammon | division | 1.00 | Scammon
    L-PLEASONTON | Pleasonton | Brig. Gen. Alfred Pleasonton | division | 0.95 | Pleasonton
  `,
  ),
  ...readLeaders(
    'confederate',
    `
    L-LEE | Lee | Gen. Robert E. Lee | army | 1.15 | Army of Northern Virginia
    L-JACKSON | Jackson | Maj. Gen. Thomas J. Jackson | corps | 1.25 | Jackson
    L-LAWTON | Lawton | Brig. Gen. Alexander R. Lawton | division | 1.05 | Lawton
    L-JRJONES | J. R. Jones | Brig. Gen. John R. Jones | division | 0.95 | J. R. Jones
    L-APHILL | A. P. Hill | Maj. Gen. Ambrose P. Hill | division | 1.15 | A. P. Hill
    L-DHHILL | D. H. Hill | Maj. Gen. Daniel H. Hill | division | 1.10 | D. H. Hill
    L-LONGSTREET | Longstreet | Maj. Gen. James Longstreet | corps | 1.20 | Longstreet
    L-DRJONES | D. R. Jones | Brig. Gen. David R. Jones | division | 1.00 | D. R. Jones
    L-HOOD | Hood | Brig. Gen. John B. Hood | division | 1.20 | Hood
    L-JGWALKER | Walker | Brig. Gen. John G. Walker | division | 1.00 | J. G. Walker
    L-MCLAWS | McLaws | Maj. Gen. Lafayette McLaws | division | 1.05 | McLaws
    L-RHANDERSON | R. H. Anderson | Maj. Gen. Richard H. Anderson | division | 1.05 | R. H. Anderson
    L-STUART | Stuart | Maj. Gen. J. E. B. Stuart | division | 1.15 | Stuart
  `,
  ),
];
