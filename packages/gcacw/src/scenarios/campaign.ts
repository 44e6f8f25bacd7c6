/** Scenario 12, the Advanced Game. Its length is printed; two footnotes are lost and read as in scenario 2. */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const CAMPAIGN = scenario(LISTED['campaign'], {
  map: `
    W whole
    E whole
  `,
  confederate: `
    Pemberton      W2404 Big Black Bridge     -  held until turn 5
    Johnston       E2712 Jackson              -  arrives turn 14

    Bowen          W4622 Grand Gulf           -  held until turn 2 or within 5 hexes
    1 MO (dmnt)    W4320 Thompson's Bluff     1  held until turn 2 or within 5 hexes
    Cockrell-A     W4622 Grand Gulf           3  held until turn 2 or within 5 hexes
    2 MO           W4622 Grand Gulf           2  fort, stays in its hex
    1 MO           W4923 Coon Island Lake     1  held until turn 2 or within 5 hexes
    Green-A        W5119 Port Gibson          3

    Forney         W1711 Drumgould's Bluff    -  held until turn 11 or infantry in Warren County
    2 TX           W1410 Snyder's Bluff       1  fort, held until turn 11 or infantry in Warren County
    Hebert         W1711 Drumgould's Bluff    5  fort, held until turn 11 or infantry in Warren County
    Moore          W3117 Warrenton            4  fort, held until turn 11 or infantry in Warren County

    Loring-A       W2405 Spear                -  held until turn 2 or within 5 hexes
    Tilghman-A     W2405 Spear                2  held until turn 2 or within 5 hexes
    Featherston-A  E0504                      5  arrives turn 3 from Madison County
    Buford-A       E2712 Jackson              6  arrives turn 5

    Smith          W2011 Walnut Hills         -  held until turn 11 or infantry in Warren County
    Vaughn         W2011 Walnut Hills         4  fort, held until turn 11 or infantry in Warren County
    Shoup          W2414 Vicksburg            3  fort, held until turn 11 or infantry in Warren County
    Baldwin        W3317                      4

    Stevenson      W2414 Vicksburg            -  held until turn 3
    Barton         W2414 Vicksburg            5  held until turn 3
    Taylor         W2515 Marine Hospital      5  held until turn 3
    AW Reynolds    W3117 Warrenton            5  held until turn 2, fatigue 1 when released
    Tracy          W4014 Hankinson's Bridge   5

    Breckinridge   E2712 Jackson              -  arrives turn 33
    D Adams        E2712 Jackson              4  arrives turn 33
    Helm           E2712 Jackson              4  arrives turn 33
    Stovall        E2712 Jackson              4  arrives turn 33

    Cosby          E0504                      2  arrives turn 35 from Madison County
    Whitfield      E0504                      2  arrives turn 35 from Madison County

    14 MS          E2712 Jackson              1  held until turn 5
    20 MS          E2712 Jackson              1  held until turn 5
    27 AL          W2404 Big Black Bridge     1  held until turn 5
    Waul TX Leg    W1006 Haynes' Bluff        1  arrives turn 6 from Yazoo River
    1 MS           W5508                      1  arrives turn 7 from Claiborne County
    Gregg-A        E4920 Crystal Springs      6  arrives turn 9 from Copiah County
    3 KY           E2712 Jackson              1  arrives turn 12
    Walker-A       E2712 Jackson              3  arrives turn 13
    24 SC          E2712 Jackson              2  arrives turn 14
    Maxey-A        E4920 Crystal Springs      6  arrives turn 14 from Copiah County
    25-29 GA       E2712 Jackson              2  arrives turn 15
    Gist-A         E2712 Jackson              3  arrives turn 15
    Ector-A        E2712 Jackson              3  arrives turn 18
    McNair-A       E2712 Jackson              3  arrives turn 18
    Evans-A        E2712 Jackson              4  arrives turn 23
    Taliaferro     E2712 Jackson              3  arrives by variable entry
  `,
  union: `
    Grant       W5228 Bruinsburg       -
    Marine      W5228 Bruinsburg       1  arrives by variable entry

    Parke       W5228 Bruinsburg       -  arrives turn 48
    Welsh       W5228 Bruinsburg       9  arrives turn 48
    Potter      W5228 Bruinsburg       8  arrives turn 48

    McClernand  W5228 Bruinsburg       -
    Osterhaus   W5228 Bruinsburg       8  fatigue 1
    AJ Smith-A  W5228 Bruinsburg       8  fatigue 1
    Hovey-A     W5228 Bruinsburg      10  fatigue 1
    Carr        W5228 Bruinsburg       8  fatigue 1
    Herron      W5228 Bruinsburg       8  arrives turn 44

    Sherman     W5228 Bruinsburg       -  arrives turn 8
    Steele      W5228 Bruinsburg      11  arrives turn 8
    Tuttle      W5228 Bruinsburg      11  arrives turn 8
    Blair-A     W5228 Bruinsburg       8  arrives turn 12
    Ewing       W5228 Bruinsburg       3  arrives turn 16

    Washburn    W5228 Bruinsburg       -  arrives turn 35
    Bryant      W5228 Bruinsburg       4  arrives turn 17
    Lauman      W5228 Bruinsburg       8  arrives turn 20
    Kimball     W5228 Bruinsburg      12  arrives turn 35
    WS Smith    W5228 Bruinsburg      14  arrives turn 44

    McPherson   W5228 Bruinsburg       -  held until turn 2
    Logan-A     W5228 Bruinsburg       8  held until turn 2
    Dennis      W5228 Bruinsburg       4  arrives turn 2
    Crocker     W5228 Bruinsburg      10  arrives turn 2
    McArthur    W5228 Bruinsburg       3  arrives turn 13
    Hall        W5228 Bruinsburg       3  arrives turn 14
    Reid        W5228 Bruinsburg       2  arrives by variable entry

    Grover      W5228 Bruinsburg       8  arrives by special entry

    6 MO        W5228 Bruinsburg       1  arrives turn 7
    2 IL        W5228 Bruinsburg       1  arrives turn 7
    3 IL        W5228 Bruinsburg       1  arrives turn 9
    4 IO        W5228 Bruinsburg       1  arrives turn 10
    Bussey      W5228 Bruinsburg       1  arrives turn 32
    3 IO        W5228 Bruinsburg       1  arrives by variable entry
    2 WI        W5228 Bruinsburg       1  arrives by variable entry
  `,
  areas: `
    Warren County: W lines 8-36, columns 5-18
  `,
  remarks: [
    'Pemberton, held until turn 5, may not transfer before.',
    'Confederates enter at the first open hex of the list of the place they come from (19.1.2a).',
    'Union reinforcements land where a river depot is open, else at Bruinsburg (19.1.3a).',
    'Victory is reckoned by the points and levels of the campaign (19.6.1, 19.6.2).',
    'Marine, 3 IO, 2 WI, Reid and Taliaferro come by the rolls for variable reinforcements, Grover by a strategic choice (Advanced Game).',
  ],
  par: null,
  step: null,
});
