import type { DemoExample } from '../../../content-types.ts'

export const memoriesExamples: DemoExample[] = [
  {
    templateId: 'vita-quotidiana-ricordo',
    asks: [
      ['raccont', 'ricord'],
      ['scriv', 'ricord'],
      ['scriv', 'miei', 'ricordi'],
      ['scriv', 'mia', 'vita'],
      ['raccont', 'mia', 'vita'],
      ['ricordi', 'nipot'],
    ],
    answer: `# Cominciamo a ricordare

## Punti Chiave

- Otto domande, una alla volta. Rispondi a voce, come a un amico.
- Nel racconto entra solo quello che dici tu.
- Se una domanda non ti piace, salta.

## Contenuto Dettagliato

**Il ricordo:** {{quale ricordo vuoi raccontare?}}

**Lo leggerà:** {{chi lo leggerà?}}

### La prima domanda

**Chiudi gli occhi e torna lì. Che cosa vedi per prima cosa?**

### Le altre

2. Che stagione era? Che cosa avevi addosso?
3. Che odore c'era? E che rumori?
4. Chi c'era con te? Non serve il nome: basta «la mia amica», «il capo».
5. Quale oggetto ricordi bene? Dov'è adesso?
6. Che cosa hai pensato in quel momento, senza dirlo a nessuno?
7. Che cosa è successo subito dopo?
8. Che cosa vorresti che chi legge capisse di te?

### Come diventa un racconto

- Si comincia dalla risposta 1, al presente: «Vedo …… .»
- Poi le risposte 2, 3 e 4, una frase per ciascuna.
- L'oggetto della risposta 5 sta al centro.
- Si finisce con la 8, detta in modo semplice.

## Suggerimenti

> Detta le risposte al telefono con il microfono della tastiera. Non serve scrivere bene.
>
> Conserva anche la tua voce, e registra una risposta. Chi verrà dopo ne sarà felice.
`,
  },
  {
    templateId: 'vita-quotidiana-fotografia',
    asks: [
      ['vecchi', 'foto'],
      ['parol', 'foto'],
      ['scritt', 'foto'],
      ['album', 'foto'],
      ['didascal', 'album'],
      ['foto', 'famiglia'],
    ],
    answer: `# Tre scritte per una fotografia

## Punti Chiave

- Quello che nella foto non si vede lo sai solo tu. È la riga da non perdere.
- Se dell'anno non sei sicuro, scrivi «circa».
- I nomi vanno al posto dei puntini, a mano.

## Contenuto Dettagliato

### Una riga, per il retro

Si vede: {{che cosa si vede, senza cognomi?}}. Il tempo: {{di quando è?}}. Da sinistra: ……

### Tre righe, per la cornice

Si vede: {{che cosa si vede, senza cognomi?}}.

Il tempo: {{di quando è?}}.

Quello che non si vede: {{che cosa sai tu che non si vede?}}.

### Otto righe, per chi non c'era

Guarda bene questa fotografia.

Ci trovi questo: {{che cosa si vede, senza cognomi?}}.

Siamo in quel tempo: {{di quando è?}}.

Una fotografia però tace molte cose.

Non dice, per esempio, quello che so io: {{che cosa sai tu che non si vede?}}.

La macchina l'aveva in mano …….

Di chi c'è, oggi sappiamo che …….

Quando la guardi, pensa che eravamo così.

## Suggerimenti

> Sul retro scrivi con una matita morbida: la penna, con gli anni, passa dall'altra parte.
>
> Fai una foto alla fotografia, alla luce della finestra e senza flash. Mandala a chi è dentro, e chiedi i nomi che mancano.
`,
  },
  {
    templateId: 'vita-quotidiana-parole-di-casa',
    asks: [
      ['parol', 'dialett'],
      ['vocabolari', 'dialett'],
      ['parol', 'una', 'volta'],
    ],
    answer: `# Le parole di casa mia

## Punti Chiave

- Le parole e i significati sono tuoi, e qui non sono corretti.
- Ogni parola ha cinque domande, per far tornare i ricordi.
- La frase in cui si diceva vale quanto il significato.

## Contenuto Dettagliato

**Le parole:** {{quali parole, e che cosa vogliono dire?}}

**Dove si usavano:** {{dove si usavano?}}

### Le domande, per ogni parola

1. Chi la diceva più spesso?
2. In che momento: a tavola, nei campi, a scuola?
3. Si diceva per scherzo, per affetto o per rimprovero?
4. C'era un'altra parola quasi uguale?
5. Chi la dice ancora oggi?

### La pagina da stampare

| Parola | Che cosa vuol dire | Chi la diceva | La frase che ricordo |
| --- | --- | --- | --- |
| …… | …… | …… | …… |
| …… | …… | …… | …… |
| …… | …… | …… | …… |
| …… | …… | …… | …… |
| …… | …… | …… | …… |

### Per metterle in ordine

- Per lettera, come in un vocabolario.
- Oppure per luogo: la cucina, la stalla, la strada, la chiesa.

## Suggerimenti

> Non chiedere all'AI come si scrive in dialetto, perché spesso inventa. Chiedi a chi lo parla, o in biblioteca.
>
> Registra la voce di chi sa pronunciarle.
`,
  },
]
