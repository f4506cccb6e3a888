import { describe, expect, test } from 'vitest'
import { findMessage } from './markdown-tree.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { plainText } from './pasted-text.ts'

const message = `Spett.le Ufficio Tributi,

chiedo il rimborso della TARI pagata due volte.

Distinti saluti
Maria Rossi`

const points = '- serve la ricevuta\n- chiedi entro un mese'
const advice = '> Porta con te la ricevuta.'

const found = (markdown: string) => {
  const blocks = findMessage(parseMarkdown(markdown))
  return blocks && plainText(blocks)
}

describe('LET-01 the message is found whatever headings stand around it', () => {
  test.each([
    ['as asked', '# Rimborso', '## Punti Chiave', '## Contenuto Dettagliato', '## Suggerimenti'],
    [
      'in another case',
      '# Rimborso',
      '## PUNTI CHIAVE',
      '### contenuto dettagliato',
      '## suggerimenti',
    ],
    [
      'in bold',
      '**Rimborso**',
      '**Punti Chiave**',
      '**Contenuto Dettagliato**',
      '**Suggerimenti**',
    ],
    [
      'with colons',
      '# Rimborso',
      '## Punti Chiave:',
      '**Contenuto Dettagliato:**',
      '**Suggerimenti**:',
    ],
    ['as plain lines', 'Rimborso', 'Punti chiave:', 'Contenuto dettagliato:', 'Suggerimenti:'],
    [
      'with numbers',
      '# Rimborso',
      '## 1. Punti Chiave',
      '## 2. Contenuto Dettagliato',
      '## 3. Suggerimenti',
    ],
    [
      'with pictures',
      '# ✉️ Rimborso',
      '## 🔑 Punti Chiave',
      '## 📄 Contenuto Dettagliato',
      '## 💡 Suggerimenti',
    ],
    ['all as deep', '# Rimborso', '# Punti Chiave', '# Contenuto Dettagliato', '# Suggerimenti'],
    [
      'in other words',
      '# Rimborso',
      '## In breve',
      '## Il testo della lettera',
      '## Qualche consiglio',
    ],
    ['that nobody knows', '# Rimborso', '## Punti Chiave', '## Per il Comune', '## Suggerimenti'],
    ['in English', '# Refund', '## Key Points', '## Detailed Content', '## Suggestions'],
    ['in French', '# Titre', '## Points clés', '## Contenu détaillé', '## Suggestions'],
    ['in German', '# Titel', '## Wichtige Punkte', '## Ausführlicher Inhalt', '## Vorschläge'],
    ['in Romanian', '# Titlu', '## Puncte cheie', '## Conținut detaliat', '## Sugestii'],
    ['in Ukrainian', '# Назва', '## Ключові моменти', '## Детальний зміст', '## Поради'],
    ['in Albanian', '# Titulli', '## Pikat kryesore', '## Përmbajtja e detajuar', '## Sugjerime'],
    ['in Spanish', '# Título', '## Puntos clave', '## Contenido detallado', '## Sugerencias'],
    ['in Arabic', '# العنوان', '## النقاط الرئيسية', '## المحتوى التفصيلي', '## اقتراحات'],
    ['in Chinese', '# 标题', '## 要点', '## 详细内容', '## 建议'],
  ])('%s', (_, title, ...[first, second, third]) => {
    const answer = [title, first, points, second, message, third, advice].join('\n\n')
    expect(found(answer)).toBe(message)
  })

  test.each([
    ['a sentence before it', `## Contenuto Dettagliato\n\nEcco la lettera pronta:\n\n${message}`],
    ['rules around it', `## Contenuto Dettagliato\n\n---\n\n${message}\n\n---`],
    ['a rule right below its end', `## Contenuto Dettagliato\n\n${message}\n---`],
    [
      'a fence around it',
      `## Contenuto Dettagliato\n\nEcco la lettera:\n\n\`\`\`text\n${message}\n\`\`\``,
    ],
    ['a quote around it', `## Contenuto Dettagliato\n\n${message.replace(/^/gm, '> ')}`],
    ['its title on the line above', `**Contenuto Dettagliato**\n${message}`],
    ['its title on the same line', `**Contenuto Dettagliato:** ${message}`],
    [
      'words to the asker after it',
      `## Contenuto Dettagliato\n\n${message}\n\nFammi sapere se va bene.`,
    ],
  ])('with %s', (_, section) => {
    expect(
      found(
        `# Rimborso\n\n## Punti Chiave\n\n${points}\n\n${section}\n\n## Suggerimenti\n\n${advice}`,
      ),
    ).toBe(message)
    expect(found(section)).toBe(message)
  })

  test('with no heading that we know, by how it begins and closes', () => {
    expect(found(`Certo!\n\n---\n\n${message}\n\n---\n\nVuoi che la accorci?`)).toBe(message)
    expect(found(`Ecco la lettera:\n\n${message}\n\nSpero che ti aiuti.`)).toBe(message)
    expect(
      found(`# Rimborso\n\n## Per l'ufficio\n\n${message}\n\n## Altro\n\nTieni una copia.`),
    ).toBe(message)
    expect(found(`Va bene.\n\n\`\`\`\n${message}\n\`\`\`\n\nStampala su un foglio.`)).toBe(message)
  })

  test('with headings of its own, also right at its beginning and as high as the others', () => {
    const own = `## Oggetto: rimborso\n\nSpett.le Comune,\n\n# I fatti\n\nHo pagato due volte.\n\n## Note\n\nHo la ricevuta.\n\nDistinti saluti`
    const answer = `# Titolo\n\n## Contenuto Dettagliato\n\n${own}\n\n## Suggerimenti\n\n${advice}`
    expect(found(answer)).toBe(plainText(parseMarkdown(own)))
  })

  test('and where there is none, nothing is said to be one', () => {
    expect(found('# Rimborso\n\n## Punti Chiave\n\n- uno\n\n## Suggerimenti\n\n> due')).toBeNull()
    expect(
      found('# Titolo\n\n## Contenuto Dettagliato\n\n---\n\n## Suggerimenti\n\n> due'),
    ).toBeNull()
    expect(found('Buongiorno, che cosa posso fare per te?')).toBeNull()
    expect(found(message)).toBeNull()
    expect(found('')).toBeNull()
  })
})
