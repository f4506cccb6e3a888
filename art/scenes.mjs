import { C, points } from './palette.mjs'

/** Wide pictures, 960 by 420: the default for what has none of its own. */
export function scenes(draw) {
  // the default: a workshop wall with a lit arch
  draw(
    'predefinita',
    61,
    'Una parete di bottega con un arco acceso e gli attrezzi appesi',
    (P) => {
      P.fillPts(points('0 0, 960 0, 960 420, 0 420'), '#F6EBD6', false)
      // floor
      P.fillPts(points('0 352, 960 352, 960 420, 0 420'), C.stoneD, false)
      P.line(-10, 352, 970, 352, 3.2)
      P.curve(points('60 382, 330 378, 620 386, 900 380'), { w: 1.8, occ: false })
      // some stones of the wall
      for (const [x, y, w] of points(
        '40 250 54, 110 270 40, 250 300 46, 690 290 50, 850 262 60, 770 316 44, 180 326 52, 300 110 30, 640 96 34',
      )) {
        P.line(x, y, x + w, y - 1, 1.6)
        P.line(x + w * 0.3, y, x + w * 0.3, y + 14, 1.6)
      }
      // the arch, lit
      P.poly(
        points('366 352, 366 186')
          .concat(P.arcPts(480, 186, 114, 114, 180, 360))
          .concat([[594, 352]]),
        { fill: C.stone, w: 0 },
      )
      P.line(366, 186, 366, 352, 3.6)
      P.curve(P.arcPts(480, 186, 114, 114, 180, 360), { w: 3.6, occ: false })
      P.line(594, 186, 594, 352, 3.6)
      const inn = points('404 352, 404 190')
        .concat(P.arcPts(480, 190, 76, 76, 180, 360))
        .concat([[556, 352]])
      P.fillPts(inn, '#FBDD8C', false)
      P.line(404, 190, 404, 352, 3)
      P.curve(P.arcPts(480, 190, 76, 76, 180, 360), { w: 3, occ: false })
      P.line(556, 190, 556, 352, 3)
      for (let i = 0; i <= 8; i++) {
        const a = ((180 + i * 22.5) * Math.PI) / 180
        P.line(
          480 + Math.cos(a) * 79,
          189 + Math.sin(a) * 79,
          480 + Math.cos(a) * 111,
          187 + Math.sin(a) * 111,
          2.2,
        )
      }
      for (const y of [232, 274, 316]) {
        P.line(367, y, 403, y, 2.2)
        P.line(557, y, 593, y, 2.2)
      }
      // anvil with a spark
      P.rect(446, 306, 68, 46, { fill: C.wood, w: 3 })
      P.poly(
        points('420 262, 452 256, 540 256, 540 274, 512 280, 506 306, 454 306, 450 280, 430 276'),
        { fill: C.slate, w: 3.2 },
      )
      {
        const p = []
        for (let i = 0; i < 8; i++) {
          const a = (i * Math.PI) / 4 - Math.PI / 2,
            q = i % 2 ? 8 : 28
          p.push([482 + Math.cos(a) * q, 216 + Math.sin(a) * q])
        }
        P.poly(p, { fill: C.ember, w: 2.6, over: 0, occC: C.ember })
      }
      // rails with the hanging tools
      for (const [x, w] of points('40 280, 640 280')) {
        P.rect(x, 58, w, 14, { fill: C.wood, w: 3 })
      }
      const hang = (x, y = 96) => {
        P.ell(x, 65, 4.5, 4.5, { fill: C.ochre, w: 2 })
        P.line(x, 70, x, y, 2)
      }
      hang(90)
      P.poly(points('78 96, 102 96, 104 156, 76 156'), { fill: C.blueD, w: 3, occC: C.blueD })
      P.poly(points('77 156, 103 156, 96 184, 90 200, 84 184'), { fill: C.ochre, w: 2.8 })
      hang(180)
      P.poly(points('146 98, 212 94, 216 192, 150 196'), { fill: C.terra, w: 3.2 })
      P.rect(168, 116, 32, 22, { fill: C.cream, w: 2.4, over: 1 })
      P.line(158, 100, 162, 195, 2.2)
      hang(272, 90)
      P.poly(points('261 108, 272 92, 283 108, 283 140, 261 140'), {
        fill: C.cream,
        w: 2.6,
        over: 0.8,
      })
      P.line(267, 118, 278, 118, 2)
      P.line(267, 127, 275, 127, 2)
      hang(690)
      P.poly(points('684 96, 696 96, 697 134, 683 134'), { fill: C.wood, w: 2.8 })
      P.ell(690, 164, 32, 32, { fill: '#DCE9F0', w: 4.6 })
      P.curve(points('670 158, 676 146, 688 142'), { w: 2.4, occ: false })
      hang(786, 90)
      P.poly(points('775 108, 786 92, 797 108, 797 140, 775 140'), {
        fill: C.cream,
        w: 2.6,
        over: 0.8,
      })
      P.line(781, 118, 792, 118, 2)
      P.line(781, 127, 789, 127, 2)
      hang(866)
      P.poly(points('860 96, 872 96, 876 148, 856 148'), { fill: C.wood, w: 2.8 })
      P.rect(850, 148, 32, 15, { fill: C.slate, w: 2.6 })
      P.curve(points('850 163, 848 182, 858 198, 868 202, 880 190, 883 163'), {
        fill: C.sageD,
        w: 2.8,
      })
      // a crate and a stool by the arch
      P.rect(96, 292, 128, 60, { fill: C.wood, w: 3 })
      P.line(98, 312, 222, 312, 2)
      P.line(98, 332, 222, 332, 2)
      P.rect(140, 270, 60, 22, { fill: C.blue, w: 2.8 })
      P.rect(128, 248, 64, 22, { fill: C.ochre, w: 2.8 })
      P.rect(724, 290, 120, 13, { fill: C.wood, w: 3 })
      P.poly(points('738 303, 752 303, 746 352, 732 352'), { fill: C.wood, w: 2.6 })
      P.poly(points('816 303, 830 303, 836 352, 822 352'), { fill: C.wood, w: 2.6 })
    },
    960,
    420,
  )
}
