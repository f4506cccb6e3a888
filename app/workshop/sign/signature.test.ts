import { describe, expect, test } from 'vitest'
import { demoExamples } from '../../../db/content/demo-examples/all.ts'
import { systemMessage } from '../answer/system-message.server.ts'
import { asksForSignature, asksWhoWrites, signatureLine, signed } from './signature.ts'

const pina = { name: 'Pina Carrara', closing: '' }
const warm = { name: 'Pina Carrara', closing: 'Un caro saluto,' }

describe('WKX-50 the label of a gap', () => {
  test.for([
    ...['come ti firmi?', 'Il tuo nome', 'nome e cognome', 'chi scrive?', 'La tua firma'],
    ...[
      'nome del mittente',
      'mittente',
      'come ti chiami?',
      'chi firma la lettera?',
      'saluti e firma',
    ],
  ])('%s asks who writes', (label) => {
    expect(asksWhoWrites(label)).toBe(true)
  })

  test.for([
    ...['nome del cliente', 'per chi sono gli auguri, senza il nome?', 'nome del ristorante'],
    ...[
      'a chi scrivi?',
      'chi scrive la lettera che hai ricevuto?',
      'nome della via',
      'destinatario',
    ],
    ...[
      'data e firma',
      'nome e cognome, indirizzo e telefono',
      'che cosa firmi?',
      'il nome della nipote',
    ],
  ])('%s does not', (label) => {
    expect(asksWhoWrites(label)).toBe(false)
  })

  test('gets the name, and the closing words where it asks for them', () => {
    expect(signatureLine('come ti firmi?', warm)).toBe('Pina Carrara')
    expect(signatureLine('saluti e firma', { ...warm, closing: 'Con affetto' })).toBe(
      'Con affetto, Pina Carrara',
    )
  })
})

describe('WKX-51 the bracket of an answer', () => {
  test.for([
    'Cordiali saluti,\n\n[nome e cognome]',
    'Cordiali saluti, [Nome]',
    'Un abbraccio, [nome]',
    'Nome e cognome: [nome e cognome]\nIndirizzo: ……',
    '**Firma:** [firma]',
    'Il sottoscritto [nome e cognome] chiede',
    'La sottoscritta **[Nome e Cognome]**, nata a Bergamo',
    'mi chiamo [nome e cognome] e abito in via Roma',
    'avv. [nome e cognome]',
    '[Il tuo nome]\n[Il tuo indirizzo]\n\nGentile [nome],',
    'Distinti saluti\n\n\\[La tua firma\\]',
    'Grazie.\n\n*[nome di chi scrive]*',
    '[Nome Cognome]',
    '[Inserisci il tuo nome]',
    '[inserire nome e cognome]',
    'Con affetto,\n[come ti firmi]',
  ])('%s waits for the signature', (text) => {
    expect(asksForSignature(text)).toBe(true)
    expect(signed(text, pina)).toContain('Pina Carrara')
  })

  test.for([
    'Gentile [nome],',
    'Cara [nome e cognome],',
    'Alla cortese attenzione di [nome e cognome]',
    'Spett.le [nome della ditta]',
    'Delego [nome e cognome] a ritirare il documento',
    'Destinatario: [nome e cognome]',
    'Cliente: [nome]',
    'il signor [nome e cognome] abita qui',
    'Il pranzo è il [data] alle [ora].',
    'Chiedi di [nome del medico].',
    'Vieni, [nome], ti aspetto',
    'Firma: ……',
    'Lo studio [nome dello studio]',
  ])('%s does not', (text) => {
    expect(asksForSignature(text)).toBe(false)
    expect(signed(text, warm)).toBe(text)
  })

  test('only the brackets of who writes are filled', () => {
    const letter = `[nome e cognome]
[indirizzo]

Gentile [nome],

Cordiali saluti

**[nome e cognome]**

## Suggerimenti
> Metti la data.`
    expect(signed(letter, warm)).toBe(
      letter
        .replace('[nome e cognome]', 'Pina Carrara')
        .replace('**[nome e cognome]**', '**Pina Carrara**'),
    )
  })

  test('the closing words come where the letter has none, and never twice', () => {
    const end = '## Suggerimenti\n> Rileggila.'
    const closed = 'Un caro saluto,  \nPina Carrara'
    expect(signed(`Ti aspetto domenica.\n\n[nome]\n\n${end}`, warm)).toContain(closed)
    expect(signed('Ti aspetto domenica.\n\n[saluti e firma]', warm)).toContain(closed)
    expect(signed(`Con affetto,\n\n[nome]\n\n${end}`, warm)).not.toContain('caro saluto')
    expect(signed('[nome e cognome]\nvia Roma 1\n\nBuongiorno', warm)).not.toContain('saluto')
    expect(signed('Nome e cognome: [nome e cognome]', warm)).toBe('Nome e cognome: Pina Carrara')
    expect(signed('Ti aspetto.\n\n[firma]', pina)).toBe('Ti aspetto.\n\nPina Carrara')
  })

  test('a name is put in as it is written', () => {
    expect(signed('[nome]', { name: "$& D'Angelo", closing: '' })).toBe("$& D'Angelo")
  })

  test('the letters of the demonstration wait for it', () => {
    const letters = [
      ...['vita-quotidiana-lettera-comune', 'vita-quotidiana-amministratore'],
      ...['vita-quotidiana-disdetta', 'avvocato-diffida'],
    ]
    const asking = demoExamples.filter(({ answer }) => asksForSignature(answer))
    expect(asking.map(({ templateId }) => templateId)).toEqual(expect.arrayContaining(letters))
  })

  test('the AI is told to leave the very bracket', () => {
    expect(systemMessage).toContain('[nome e cognome]')
    expect(asksForSignature('Cordiali saluti,\n\n[nome e cognome]')).toBe(true)
  })

  const hostile = ['[', '[nome]', '[nome e ', 'nome, ', '\n', 'saluti e ', '\\[']
  test.for(hostile)(
    'a hostile text comes to an end, with a name in its last line: %j',
    { timeout: 5000 },
    (bit) => {
      const letter = `${bit.repeat(8000)}\nGrazie,\n[nome]`
      expect(signed(letter, warm)).toMatch(/\nGrazie,\nPina Carrara$/)
    },
  )
})
