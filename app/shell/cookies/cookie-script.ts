import { storageKey } from './cookie-choice.ts'

/**
 * Runs before the first paint: a page whose choice is stored never shows the banner, so that
 * nothing moves when the application starts. It only marks the document; the banner reads the
 * choice itself.
 */
export const cookieScript = `try{if(JSON.parse(localStorage.getItem("${storageKey}")).settings.necessary===true)document.documentElement.dataset.cookies="chosen"}catch{}`
