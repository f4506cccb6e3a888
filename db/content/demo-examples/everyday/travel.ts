import type { DemoExample } from '../../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const travelExamples: DemoExample[] = [
  {
    templateId: 'vita-quotidiana-valigia',
    asks: [['valigia'], ['valigie'], ['cosa', 'porto', 'viaggio'], ['cosa', 'metto', 'zaino']],
    answer: `# La valigia

## Punti Chiave

- Poche cose, che stanno bene tutte insieme.
- Quello che non puoi perdere sta nella borsa a mano.
- Il giorno prima bastano dieci minuti di controllo.

## Contenuto Dettagliato

**Il viaggio:** {{dove vai e per quanti giorni?}}

**Il mezzo:** {{con che mezzo viaggi?}}

**Che cosa farai:** {{che cosa farai?}}

### Vestiti

- Un cambio per ogni giorno, fino a cinque. Poi si lava.
- Due paia di scarpe comode, già usate. Un paio lo porti ai piedi.
- Una cosa calda e una per la pioggia.
- Pigiama e ciabatte.

### Bagno

- Spazzolino, sapone, pettine, crema per il sole.
- I flaconi piccoli, in un sacchetto chiuso.

### Carte

- Documento, tessera sanitaria, biglietti, prenotazione.
- Una copia su carta: il telefono si può scaricare.

### Borsa a mano

- Occhiali, telefono, caricatore, soldi in due posti diversi.
- Le medicine di ogni giorno, nella loro scatola. Non vanno nella valigia grande.
- Acqua, un panino, un libro.

### Lascia a casa

- Il terzo paio di scarpe, gli asciugamani se ci sono già, le cose «non si sa mai».

### Il giorno prima

- Che tempo farà, a che ora si parte, chi ha le chiavi di casa.

## Suggerimenti

> Prova a portare la valigia su e giù per le scale. Se è troppo, togli tre cose.
>
> Metti dentro un foglio con il tuo numero di telefono.
`,
  },
  {
    templateId: 'vita-quotidiana-albergo',
    asks: [
      ['albergo', 'inglese'],
      ['prenot', 'albergo', 'telefon'],
      ['telefon', 'albergo'],
      ['hotel', 'inglese'],
      ['fai', 'part', 'albergo'],
    ],
    answer: `# La telefonata all'albergo

## Punti Chiave

- Se non capisci, «slowly, please» fa rallentare chiunque.
- Il prezzo si fa ripetere, e si chiede se c'è la colazione.
- Dopo la telefonata si conferma per email: resta scritto.

## Contenuto Dettagliato

**Vuoi prenotare:** {{che camera vuoi, e per quante notti?}}

**Ti serve anche:** {{che cosa ti serve?}}

### La prova

- **Hotel:** «Good morning. How can I help you?» (Buongiorno. Come posso aiutarla?)
- **Tu:** «Good morning. I would like to book a room.» (Vorrei prenotare una camera.)
- **Hotel:** «For how many nights?» (Per quante notti?)
- **Tu:** «For …… nights, from ……» (Per …… notti, dal ……)
- **Hotel:** «A single or a double room?» (Singola o doppia?)
- **Tu:** «A …… room, please. I also need ……» (Una camera ……. Mi serve anche ……)
- **Hotel:** «It is …… euros per night, with breakfast.» (…… euro a notte, con la colazione.)
- **Tu:** «Could you repeat that slowly, please?» (Può ripetere piano?)

### L'email di conferma

Dear Sir or Madam,

I would like to confirm a …… room for …… nights, from …… to …… . I also need …… .

Could you please confirm the total price?

Thank you,

[nome e cognome]

## Suggerimenti

> «Sorry, I speak only a little English» apre molte porte: chi ascolta rallenta.
>
> Il numero della carta non si manda per email. Chiedi di pagare all'arrivo.
`,
  },
  {
    templateId: 'vita-quotidiana-agriturismo',
    asks: [
      ['scriv', 'agriturism'],
      ['prenot', 'agriturism'],
      ['messagg', 'agriturism'],
      ['soggiorn', 'agriturism'],
      ['chied', 'agriturism'],
      ['vacanz', 'agriturism'],
    ],
    answer: `# Il messaggio all'agriturismo

## Punti Chiave

- Dice quando, in quanti e che cosa serve: chi legge può rispondere subito.
- Chiede il prezzo di tutto, prima di promettere qualcosa.
- I puntini li riempi tu. Tra parentesi quadre va il tuo nome.

## Contenuto Dettagliato

Buongiorno,

vorrei chiedervi se avete posto. Il periodo è questo: {{quando vuoi andare, e per quante notti?}}.

Siamo {{in quanti siete, senza nomi?}}.

Ci serve questo: {{che cosa vi serve?}}. Mi dite se è possibile?

Quanto costa in tutto, con i pasti e la tassa di soggiorno? Chiedete una caparra? Se dobbiamo disdire, fino a quando possiamo farlo?

Se in quei giorni siete al completo, potete dirmi quando c'è posto?

Grazie e buon lavoro.

[nome e cognome]${br}
Telefono: ……

## Suggerimenti

> Allergie e fatica a fare le scale: dille per telefono, con parole semplici. Le malattie non servono.
>
> Il numero della carta non si manda per messaggio. Chiedi di pagare all'arrivo.

### Prima di pagare una caparra

1. Cerca tu il sito o il numero dell'agriturismo, e telefona: è lui che ti ha scritto?
2. Fatti scrivere i giorni, il prezzo di tutto e come si disdice.
3. Guarda a chi vanno i soldi: il nome è quello dell'agriturismo, o di chi lo tiene?
4. Ti mettono fretta, o il prezzo è troppo bello? Fermati, e parlane con qualcuno.
`,
  },
  {
    templateId: 'vita-quotidiana-frasi-viaggio',
    asks: [
      ['fras', 'viaggi'],
      ['fras', 'vacanz'],
      ['fras', 'turist'],
    ],
    answer: `# Dodici frasi da tenere in tasca

## Punti Chiave

- Si dicono piano, e con un sorriso passano anche gli errori.
- Se la voce non basta, fai vedere la riga con il dito.
- Le ultime tre servono sempre. Imparale per prime.

## Contenuto Dettagliato

**Vai qui:** {{dove vai?}}

**I momenti:** {{in quali momenti ti servono?}}

Queste frasi vanno bene quasi dappertutto, dove si parla inglese. Accanto a ogni frase c'è come si dice, alla buona, per chi legge l'italiano.

| In italiano | In inglese, e come si dice |
| --- | --- |
| Buongiorno | **Good morning** (gud mòrnin) |
| Per favore | **Please** (pliis) |
| Grazie | **Thank you** (tenk iù) |
| Un caffè, per favore | **A coffee, please** (e còfi, pliis) |
| Il conto, per favore | **The bill, please** (de bil, pliis) |
| Quanto costa? | **How much is it?** (àu màcis it) |
| Un biglietto per …… | **A ticket to ……** (e tìket tu ……) |
| Dov'è la fermata? | **Where is the bus stop?** (uèr is de bas stop) |
| Dove sono i bagni? | **Where are the toilets?** (uèr ar de tòilets) |
| Non capisco | **I don't understand** (ai dont anderstènd) |
| Più piano, per favore | **More slowly, please** (mor slòuli, pliis) |
| Mi può aiutare? | **Can you help me?** (chen iù elp mi) |

### Come provarle

1. Leggi una riga ad alta voce, tre volte.
2. Copri la colonna di destra e riprova.
3. Fai dire la frase al traduttore del telefono, e ascolta.

## Suggerimenti

> Scrivi dietro il foglio il nome e l'indirizzo dell'albergo, da mostrare al taxi.
>
> Nell'Unione Europea il numero delle emergenze è il 112. Per gli altri paesi cercalo prima di partire: nel Regno Unito è il 999, e vale anche il 112.
`,
  },
]
