/** The colours of every drawing: ink, and flat fills that stay pale beside it. */
export const C = {
  ink: '#1F2430',
  paper: '#FFFCF7',
  white: '#FFFFFF',
  stone: '#E9DCC3',
  stoneD: '#D6C4A3',
  ochre: '#EBC27A',
  rose: '#E9B79B',
  terra: '#D9825A',
  terraD: '#BF6842',
  sage: '#A8B98C',
  sageD: '#7F9A74',
  slate: '#B7C6CE',
  mist: '#DFE6E6',
  copper: '#CF7F4A',
  blue: '#7FA3C4',
  blueD: '#0F4C81',
  ember: '#E4572E',
  cream: '#FBF1DC',
  wood: '#CFA26B',
}

/** '40 116, 46 170' as [[40, 116], [46, 170]]: lists of points that can be read and corrected. */
export function points(text) {
  return text.split(',').map((tuple) => tuple.trim().split(/\s+/).map(Number))
}
