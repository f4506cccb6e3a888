import type { DemoExample } from '../../../content-types.ts'

export const familyExamples: DemoExample[] = [
  {
    templateId: 'vita-quotidiana-favola',
    asks: [
      ['favol', 'nott'],
      ['invent', 'favol'],
      ['scriv', 'favol'],
      ['raccont', 'favol'],
      ['favol', 'nipot'],
      ['favol', 'bambin'],
      ['storia', 'addormentar'],
    ],
    answer: `# La luce in fondo al prato

## Punti Chiave

- Letta piano dura un paio di minuti. Per farla più lunga aggiungi un incontro nel prato.
- Il buio c'è, ma c'è anche chi aiuta.
- Finisce con qualcuno che dorme.

## Contenuto Dettagliato

*Una favola per {{per chi è la favola?}}.*

C'era una volta, in un prato fuori dalle mura, {{quale animale è il protagonista?}}.

Una sera, in fondo al prato, si accese una luce piccola. «Che cosa sarà?» disse il nostro piccolo amico. E partì.

Cammina, cammina, arrivò a un ruscello. L'acqua era larga. «Ce la faccio senza aiuto» disse. Provò una volta, e si bagnò tutto. Provò due volte, e tornò indietro.

Allora si sedette. Passò una rana. «Che cosa fai lì?»

«Volevo passare, e non ci riesco.»

«E perché non me lo hai chiesto?»

Il piccolo amico pensò un po'. «Non sapevo che si potesse.»

La rana rise piano e fece un ponte con una foglia larga. Passarono insieme.

In fondo al prato c'era una lucciola, tutta sola. «Finalmente qualcuno!» disse. «Anche io aspettavo.»

Rimasero vicini, tutti e tre, a guardare le stelle sopra i tetti. E prima di dormire si dissero una cosa importante: {{che cosa deve far capire?}}.

Poi la lucciola abbassò la luce. La rana chiuse un occhio, poi l'altro. E il nostro piccolo amico era già addormentato.

Buona notte.

## Suggerimenti

> Fai una voce diversa per la rana. Al ruscello fermati e chiedi: «Tu che cosa faresti?».
>
> La sera dopo cambia animale. La storia è la stessa, e non se ne accorge nessuno.
`,
  },
  {
    templateId: 'vita-quotidiana-pomeriggio',
    asks: [
      ['pomeriggi', 'nipot'],
      ['giochi', 'nipot'],
      ['gioco', 'nipot'],
      ['giochi', 'bambin', 'casa'],
      ['intratten', 'nipot'],
      ['intratten', 'bambin'],
    ],
    answer: `# Tre giochi per il pomeriggio

## Punti Chiave

- Tre giochi: uno per muoversi, uno con le mani, uno da seduti.
- Si fanno con carta, matite e quello che c'è in un cassetto.
- Chi è più piccolo fa squadra con chi è più grande.

## Contenuto Dettagliato

**Chi gioca:** {{quanti bambini e di che età?}}

**Che cosa c'è in casa:** {{che cosa hai in casa?}}

**Il tempo:** {{quanto tempo avete?}}

### 1. La caccia in casa (per muoversi)

1. Scrivi otto cose da trovare: una cosa rossa, una che fa rumore, una più vecchia di te.
2. Leggi la prima. Si cerca e si porta.
3. Ogni cosa trovata si racconta in una frase.
4. Alla fine si rimette tutto a posto, a tempo di musica.

### 2. Il paese di carta (con le mani)

1. Piega un foglio e disegna una casa. Ognuno fa la sua.
2. Mettile in fila sul tavolo: è una strada.
3. Date un nome alla strada e decidete chi ci abita.
4. Aggiungete la piazza, il fiume, la stazione.

### 3. La storia di tre parole (stando seduti)

1. Ognuno dice una parola a caso.
2. Chi comincia inventa una storia con le tre parole.
3. Dopo tre frasi passa la storia a chi sta vicino.
4. Il nonno o la nonna trova il finale.

## Suggerimenti

> Tieni il gioco da seduti per la fine, quando tutti sono stanchi. Anche tu.
>
> Con i più piccoli, tieni lontani bottoni e pezzi che si possono ingoiare.
`,
  },
  {
    templateId: 'vita-quotidiana-circolare',
    asks: [
      ['capi', 'circolar'],
      ['spieg', 'circolar'],
      ['capi', 'avvis', 'scuol'],
      ['spieg', 'avvis', 'scuol'],
    ],
    answer: `# La circolare, in parole semplici

## Punti Chiave

- Le circolari usano parole vecchie per cose semplici.
- Cerca sempre tre cose: che cosa fare, entro quando, che cosa portare.
- Quello che non è scritto si chiede, e la domanda è già pronta.

## Contenuto Dettagliato

Le righe: «{{quali righe non capisci, senza nomi?}}»

Le legge: {{chi deve capirla?}}

### Che cosa vogliono dire le parole

- **Si invitano le famiglie a:** vi chiedono di fare questo. Se è un obbligo, di solito c'è una data o «entro e non oltre».
- **Restituire il tagliando:** ritagliare la parte in fondo e darla alla scuola.
- **Adesione:** dire di sì. **Delega:** il permesso che un altro venga a prendere il bambino.
- **Debitamente compilato:** con tutti gli spazi riempiti e la firma.
- **È subordinato a:** succede solo se.
- **Versamento della quota:** il pagamento.
- **Entro e non oltre:** quel giorno è l'ultimo.
- **Presa visione:** una firma che dice «ho letto», e non «sono d'accordo».

### Le tre cose da cercare

| Domanda | Dove guardare | Se non c'è |
| --- | --- | --- |
| Che cosa fare | dopo «si invita», «si chiede» | chiedi alla maestra |
| Entro quando | vicino a «entro» | chiedi alla segreteria |
| Che cosa portare | in fondo, o nel tagliando | chiedi a un altro genitore |

### La domanda per la scuola

«Buongiorno, ho letto la circolare del …… . Non ho capito …… . Che cosa devo fare, ed entro quale giorno?»

## Suggerimenti

> Le firme le mettono i genitori. Tu puoi preparare il foglio e ricordarlo.
`,
  },
  {
    templateId: 'vita-quotidiana-tre-modi',
    asks: [
      ['spieg', 'tre', 'modi'],
      ['dimm', 'tre', 'modi'],
      ['spieg', 'modi', 'diversi'],
    ],
    answer: `# La stessa cosa, in tre modi

## Punti Chiave

- Tre modi: per un bambino, per un amico, per chi vuole le parole giuste.
- Qui vedi come si fa con una parola di oggi, «cloud».
- Un paragone aiuta a capire, ma non è la cosa vera.

## Contenuto Dettagliato

**Hai chiesto:** {{che cosa vuoi capire?}}

**Il paragone viene da:** {{da dove prendi il paragone?}}

### Come a un bambino di otto anni

Le tue foto non stanno solo nel telefono. Una copia sta in un armadio lontano, molto grande. Se il telefono cade, nell'armadio ci sono ancora.

### Come a un amico

È come tenere le conserve nella cantina di un altro, invece che nella tua cucina. Hai più posto, e ci arrivi da ogni casa. Ma serve la chiave, e ti fidi di chi ha la cantina.

### In modo preciso

Il cloud è l'insieme di computer di una società, accesi giorno e notte. I tuoi file arrivano lì attraverso internet. Entri con un account, cioè un nome e una password. Un po' di spazio è spesso gratis, poi si paga ogni mese. Se perdi la password, puoi perdere anche i file. Per questo le cose importanti si tengono in due posti.

### Dove il paragone non funziona

Un barattolo è uno solo. Un file si può copiare. In cantina e in cucina c'è lo stesso.

## Suggerimenti

> Se nessuno dei tre modi ti va bene, chiedi: «Fammi un altro paragone».
>
> Poi spiegalo tu a qualcuno. Se ci riesci, hai capito.
`,
  },
  {
    templateId: 'vita-quotidiana-condoglianze',
    asks: [
      ['bigliett', 'condoglianz'],
      ['parol', 'condoglianz'],
      ['messagg', 'condoglianz'],
      ['scriv', 'condoglianz'],
      ['fare', 'condoglianz'],
    ],
    answer: `# Due biglietti

## Punti Chiave

- Poche parole bastano, perché chi è in lutto non legge lettere lunghe.
- Dentro c'è un ricordo vero.
- C'è un aiuto preciso, e non solo «se serve chiama».

## Contenuto Dettagliato

*Per: {{a chi scrivi, senza il nome?}}*

### Il biglietto breve

Ti penso molto, in questi giorni.

Mi torna in mente una cosa: {{che cosa ricordi di quella persona?}}.

Ti abbraccio.

### Il biglietto più lungo

Ho saputo, e ti scrivo subito.

Ti lascio un ricordo, perché sia anche tuo: {{che cosa ricordi di quella persona?}}.

Quando ci penso, rivedo quel momento.

Non devi rispondere a questo biglietto.

Però una cosa vorrei farla: {{che aiuto puoi dare?}}. Passo io, dimmi solo il giorno.

Ti abbraccio forte.

### Se ti fermi davanti al foglio

- Leggi a voce: una parola come «portarle» diventa «portarti», perché parli a chi legge.
- Non conoscevi bene quella persona? Togli il ricordo e scrivi solo «Penso a te».
- Con una persona più anziana o poco conosciuta usa il lei.

## Suggerimenti

> Scrivilo a mano, anche con una brutta scrittura. Non serve nient'altro.
>
> Richiama dopo qualche settimana, quando gli altri smettono: è allora che fa più bene.
`,
  },
]
