/**
 * Parts whose code is fetched beside the page's own. What the server rendered of them shows, and
 * its links work, until the code is there; the server itself has it at hand.
 */
import { lazy } from 'react'

const loadText = () => import('./chapter-card.tsx')
const text = import.meta.env.SSR ? await loadText() : null

const loadBand = () => import('./progress/guide-progress.tsx')
const band = import.meta.env.SSR ? await loadBand() : null

const loadAround = () => import('./guide-around.tsx')
const around = import.meta.env.SSR ? await loadAround() : null

export const ChapterCard =
  text?.ChapterCard ?? lazy(async () => ({ default: (await loadText()).ChapterCard }))

export const ProgressBand =
  band?.ProgressBand ?? lazy(async () => ({ default: (await loadBand()).ProgressBand }))

export const Following =
  around?.Following ?? lazy(async () => ({ default: (await loadAround()).Following }))

export const LearningTips =
  around?.LearningTips ?? lazy(async () => ({ default: (await loadAround()).LearningTips }))

export const Needs = around?.Needs ?? lazy(async () => ({ default: (await loadAround()).Needs }))

export const PrintButton =
  around?.PrintButton ?? lazy(async () => ({ default: (await loadAround()).PrintButton }))
