import { C, points } from './palette.mjs'
import { steam } from './pen.mjs'

/** Wide pictures, 960 by 420: a guide's, and the default for what has none. */
export function scenes(draw) {
  // guide: a first talk with an assistant, at the kitchen table
  draw(
    'guida-chatgpt',
    51,
    'Un tavolo con un tablet, un quaderno, gli occhiali e una finestra su Città Alta',
    (P) => {
      P.fillPts(points('0 0, 960 0, 960 420, 0 420'), '#F6EBD6', false)
      P.fillPts(points('0 330, 960 330, 960 420, 0 420'), '#D9B98A', false)
      P.line(-10, 330, 970, 330, 3.2)
      P.curve(points('40 362, 300 356, 620 368, 930 358'), { w: 1.6, occ: false })
      P.curve(points('120 394, 420 388, 800 398'), { w: 1.6, occ: false })
      // window
      P.rect(610, 30, 270, 230, { fill: C.white, w: 3.4 })
      P.occ(points('626 46, 864 46, 864 244, 626 244'), '#E4EDEE')
      P.rect(626, 46, 238, 198, { w: 2.6, fill: null, occ: false })
      P.fillPts(
        points('626 190, 680 150, 720 170, 780 140, 864 184, 864 244, 626 244'),
        '#CFDBC4',
        false,
      )
      P.rect(700, 118, 16, 90, { fill: C.cream, w: 2, over: 0.8 })
      P.poly(points('698 118, 708 84, 718 118'), { fill: C.sageD, w: 2 })
      P.curve(P.arcPts(752, 170, 20, 28, 180, 360), { fill: C.slate, w: 2.2 })
      P.rect(733, 170, 38, 36, { fill: C.ochre, w: 2, over: 0.6 })
      P.rect(788, 104, 24, 104, { fill: C.stone, w: 2.2, over: 0.8 })
      P.poly(points('784 104, 800 88, 816 104'), { fill: C.terra, w: 2 })
      P.darkArch(793, 114, 6, 15)
      P.darkArch(802, 114, 6, 15)
      for (const [x, w, h, c] of [
        [630, 34, 34, C.rose],
        [664, 38, 26, C.cream],
        [720, 34, 22, C.white],
        [770, 30, 24, C.rose],
        [812, 46, 30, C.ochre],
      ]) {
        P.rect(x, 238 - h, w, h, { fill: c, w: 1.9, over: 0.6 })
        P.poly(
          [
            [x - 2, 239 - h],
            [x + 6, 228 - h],
            [x + w - 6, 228 - h],
            [x + w + 2, 239 - h],
          ],
          { fill: C.terra, w: 1.9, over: 0.5 },
        )
        P.darkRect(x + 8, 247 - h, 4, 6)
        P.darkRect(x + w - 14, 247 - h, 4, 6)
      }
      P.rect(740, 40, 9, 208, { fill: C.white, w: 2.4, over: 0.6 })
      P.rect(596, 256, 298, 14, { fill: C.cream, w: 3 })
      P.poly(points('640 256, 634 214, 676 214, 670 256'), { fill: C.terra, w: 2.8 })
      P.curve(points('654 214, 644 190, 630 184'), { w: 2.6, occ: false })
      P.curve(points('654 214, 658 184, 672 174'), { w: 2.6, occ: false })
      P.curve(points('630 184, 618 176, 626 166, 638 176'), { closed: true, fill: C.sageD, w: 2.2 })
      P.curve(points('672 174, 670 160, 686 156, 688 170'), { closed: true, fill: C.sageD, w: 2.2 })
      P.curve(points('655 206, 644 206, 640 196, 652 196'), { closed: true, fill: C.sage, w: 2 })
      // tablet on a stand with a conversation
      P.poly(points('300 350, 330 306, 470 306, 500 350'), { fill: '#B8935F', w: 3 })
      P.poly(points('196 64, 568 54, 578 310, 206 322'), {
        fill: '#3A4254',
        w: 3.6,
        occC: '#3A4254',
      })
      P.poly(points('212 80, 553 70, 562 296, 221 306'), { fill: C.white, w: 2.4, over: 0.8 })
      P.poly(
        points('330 96, 530 90, 532 132, 346 138, 330 150')
          .slice(0, 4)
          .concat([[334, 138]]),
        { fill: '#CFE0F0', w: 2.6, over: 0.6 },
      )
      P.line(346, 108, 514, 103, 2.6)
      P.line(346, 121, 480, 117, 2.6)
      P.poly(points('238 160, 476 154, 479 226, 262 232, 240 246'), {
        fill: C.cream,
        w: 2.6,
        over: 0.6,
      })
      for (const [a, b, y] of points('254 456 174, 254 462 188, 254 440 202, 254 400 216'))
        P.line(a, y, b, y - 5, 2.6)
      P.poly(points('380 248, 540 243, 541 276, 382 281'), { fill: '#CFE0F0', w: 2.4, over: 0.6 })
      P.line(394, 264, 500, 260, 2.6)
      {
        const p = []
        for (let i = 0; i < 8; i++) {
          const a = (i * Math.PI) / 4 - Math.PI / 2,
            q = i % 2 ? 5 : 17
          p.push([502 + Math.cos(a) * q, 190 + Math.sin(a) * q])
        }
        P.poly(p, { fill: C.ember, w: 2.4, over: 0, occC: C.ember })
      }
      // notebook and pencil, glasses, cup
      P.poly(points('20 392, 52 338, 190 334, 186 388'), { fill: C.white, w: 3 })
      P.line(118, 336, 104, 390, 2)
      for (const [y, a, b] of points('350 62 108, 360 57 104, 370 52 98, 350 126 176, 361 122 172'))
        P.line(a, y, b, y - 1, 1.9)
      P.poly(points('150 398, 236 352, 242 360, 156 406'), {
        fill: C.ember,
        w: 2.4,
        occC: C.ember,
        over: 0.5,
      })
      P.poly(points('150 398, 156 406, 140 408'), { fill: C.cream, w: 2 })
      P.curve(points('596 318, 600 356, 616 372, 646 372, 660 356, 664 318'), {
        fill: C.white,
        w: 3,
      })
      P.ell(630, 318, 34, 9, { fill: '#7A4B2E', w: 2.8 })
      P.curve(points('663 328, 682 326, 680 350, 658 352'), { w: 3, occ: false })
      P.ell(630, 376, 50, 8, { fill: C.white, w: 2.8 })
      steam(P, 620, 302, 34)
      steam(P, 640, 300, 28)
      P.ell(756, 372, 30, 17, { fill: '#EAF1F4', w: 3.2 })
      P.ell(832, 368, 30, 17, { fill: '#EAF1F4', w: 3.2 })
      P.curve(points('786 368, 794 362, 802 366'), { w: 3, occ: false })
      P.curve(points('726 370, 704 352, 716 344'), { w: 2.8, occ: false })
      P.curve(points('862 366, 886 346, 898 348'), { w: 2.8, occ: false })
      P.curve(points('60 0, 60 40, 58 62'), { w: 2.4, occ: false })
      P.poly(points('14 108, 44 62, 74 62, 104 108'), { fill: C.blueD, w: 3.2, occC: C.blueD })
      P.fillPts(points('22 112, 98 112, 150 240, -20 240'), '#FBE7B2', false)
      P.curve(points('36 110, 58 122, 82 110'), { fill: C.ochre, w: 2.6 })
    },
    960,
    420,
  )
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
