import url from './atkinson-next-latin.woff2?url'

/** Address of the one typeface file, hashed by the build: the same one that font.css refers to. */
export const fontUrl: string = url
