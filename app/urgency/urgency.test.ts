import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scenes } from '../../db/content/scenes/all.ts'
import { gulpease } from '../../tests/gulpease.ts'
import { lossNote, normalizedWords, urgentNote } from './urgency.ts'
import { urgentNotes } from './urgent-notes.ts'

/** What people wrote and what it is, one a line: a kind of danger, or ordinary. */
const written = (file: string) =>
  readFileSync(new URL(`../../tests/fixtures/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', ...words] = line.split(': ')
      return { kind, prompt: words.join(': ') }
    })

describe('urgent words', () => {
  test.for([
    ['urgent-words.txt', 651, 345],
    ['danger-tuned.txt', 60, 30],
    // By somebody who had not read the rules: at first they met 23 of the 32, with 2 false alarms.
    ['danger-unseen.txt', 60, 32],
    // By another such person, later: at first 26 of the 30, with 7 false alarms.
    ['danger-once.txt', 60, 30],
  ] as const)(
    'AIX-09 in %s each danger is told from the others and from what is none',
    ([file, all, grave]) => {
      const lines = written(file)
      expect([lines.length, lines.filter(({ kind }) => kind !== 'ordinary').length]).toEqual([
        all,
        grave,
      ])
      for (const { kind, prompt } of lines) {
        expect.soft(urgentNote(prompt)?.kind ?? 'ordinary', prompt).toBe(kind)
      }
    },
  )

  test('AIX-09 beside a strange message a loss of one’s own is told, not what the message says', () => {
    const own = 'mi hanno telefonato dalla banca e mi sono spariti 300 euro'
    expect(lossNote(own)?.kind).toBe('fraud')
    expect(lossNote('Ti ammazzo se non paghi')).toBeNull()
    for (const { id, lines } of scenes) {
      const message = lines.map(({ text }) => text).join('\n')
      expect.soft(lossNote(message), id).toBeNull()
    }
  })

  test('AIX-09 urgent words are found inside a long request and across its lines', () => {
    const talk = 'Scrivi una lettera gentile alla mia amica Carla. '.repeat(40)
    expect(urgentNote(`${talk}\nHo un dolore\nal petto.\n${talk}`)?.kind).toBe('health')
    expect(urgentNote(talk)).toBeNull()
  })

  test('AIX-09 a danger named beside an idiom still counts', () => {
    expect(urgentNote('Mi ammazzo di lavoro. Da un anno voglio morire.')?.kind).toBe('suicide')
  })

  test('AIX-09 general words take the note away, but not near a cry', () => {
    expect(urgentNote('un articolo: il nonno ha un infarto')).toBeNull()
    expect(urgentNote('leggo un articolo e il nonno ha un infarto, aiuto')?.kind).toBe('health')
    expect(urgentNote('un romanzo: voglio uccidermi')?.kind).toBe('suicide')
  })

  test('AIX-09 a message that somebody else wrote is no fraud, but no reason to be silent on danger', () => {
    const quoted = (text: string) => urgentNote(`mi è arrivato: "${text}, rispondi"`)?.kind
    expect(quoted('ho pagato un truffatore, mandami 900 euro')).toBeUndefined()
    expect(quoted('mamma, non ce la faccio più a vivere')).toBe('suicide')
  })

  test('AIX-09 normalizing: small letters, no accents, no marks, single letters, common spellings', () => {
    expect(normalizedWords('  C’È   odore\ndi GAS!!! ')).toEqual(['c', 'e', 'odore', 'di', 'gas'])
    expect(normalizedWords('nn so ke fare')).toEqual(['non', 'so', 'che', 'fare'])
    expect(normalizedWords('non ce la facio')).toEqual(normalizedWords('non ce la faccio'))
    expect(normalizedWords('…!? ')).toEqual([])
  })

  test('AIX-09 every note names someone to call, calmly and in easy words', () => {
    for (const [kind, note] of Object.entries(urgentNotes)) {
      expect(note.kind).toBe(kind)
      for (const { number } of note.contacts) expect(number).toMatch(/^\d[\d ]+$/)
      expect(note.contacts.map(({ number }) => number)).toContain('112')
      expect(`${note.title} ${note.text}`).not.toMatch(/!|\bsol[oa]\b/)
      expect(gulpease(note.text), note.text).toBeGreaterThanOrEqual(60)
      expect(gulpease(`${note.title}. ${note.text}`), note.title).toBeGreaterThanOrEqual(60)
    }
  })
})
