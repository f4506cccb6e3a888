import type { DemoExample } from '../../content-types.ts'

export const creativoExamples: DemoExample[] = [
  {
    templateId: 'creativo-didascalia-foto',
    asks: [
      ['didascali', 'foto'],
      ['didascali', 'instagram'],
      ['didascali', 'facebook'],
      ['didascali', 'immagin'],
      ['didascali', 'campanon'],
      ['frase', 'foto', 'instagram'],
    ],
    answer: `# Tre didascalie per la tua foto

## Punti Chiave

- La prima riga decide se qualcuno legge la seconda.
- Chi non vede la foto ha bisogno di sapere dove stanno le cose.
- La foto va pubblicata qui: {{dove pubblichi la foto?}}
- Completa tu quello che manca, dove ci sono i puntini.

## Contenuto Dettagliato

### Poetica

Fermati un momento e guarda: {{che cosa si vede nella foto?}}. Basta poco perché la giornata prenda un altro passo.

### Spiritosa

Volevo scrivere una cosa intelligente. Poi ho visto questo: {{che cosa si vede nella foto?}}. Ho preferito tacere e guardare.

### Solo informazioni

Nella foto: {{che cosa si vede nella foto?}}. Autore della foto: ……

### Descrizione per chi non vede

Si vede questo: {{che cosa si vede nella foto?}}. La luce è …… In primo piano c'è ……

## Suggerimenti

> Scegli una didascalia sola.
>
> Metti la descrizione per chi non vede nel campo «testo alternativo»: sono le parole che una voce legge al posto della foto.
`,
  },
  {
    templateId: 'creativo-calendario-social',
    asks: [
      ['calendari', 'instagram'],
      ['calendari', 'facebook'],
      ['calendari', 'editorial'],
      ['calendari', 'social', 'pubblicaz'],
      ['calendari', 'social', 'network'],
      ['pubblicazion', 'social', 'settiman'],
      ['pubblicazion', 'social', 'mese'],
      ['piano', 'editorial', 'social'],
    ],
    answer: `# Quattro settimane di pubblicazioni

## Punti Chiave

- Una domanda a chi legge porta più risposte di una notizia.
- Il giovedì c'è sempre una domanda a chi legge.
- Orari, titoli e autori sono da scrivere al posto dei puntini.
- Meglio tre volte per sempre che sette per due settimane.

## Contenuto Dettagliato

Per: {{per quale attività?}}. Pubblicazioni alla settimana: {{quante pubblicazioni alla settimana?}}. Nel mese: {{che cosa succede nel mese?}}. La tabella è un esempio di una libreria, a dicembre.

| Settimana e giorno | Tema | Testo | Foto |
| --- | --- | --- | --- |
| 1, martedì | Regali | Lo scaffale dei regali è pronto. Ci sono storie per tutte le età. Vieni a sfogliarle con calma. | Lo scaffale |
| 1, giovedì | Domanda | Qual è il primo libro che ricordi? Scrivi il titolo qui sotto. | Vecchi libri per bambini |
| 1, sabato | Incontro | Oggi in libreria si parla di …… alle ore ……, insieme a chi vuole esserci. | Sedie pronte |
| 2, martedì | Santa Lucia | Santa Lucia cerca libri. Dicci quanti anni ha chi li riceve. Ti aiutiamo a scegliere. | Una letterina |
| 2, giovedì | Domanda | Che cosa chiedevi nella letterina a Santa Lucia? Raccontalo nei commenti. | Un campanellino |
| 2, sabato | Incontro | Oggi alle ore …… leggiamo ad alta voce. Portate i bambini: ai cuscini pensiamo noi. | Tappeto e cuscini |
| 3, martedì | Dietro le quinte | Oggi facciamo pacchetti. Tu scegli la carta, noi mettiamo il nastro. | Mani che incartano |
| 3, giovedì | Domanda | A chi regali un libro quest'anno, e quale? | Pacchetti senza nome |
| 3, sabato | Incontro | Pensa a una persona cara. Oggi alle ore …… cerchiamo insieme il libro adatto. | Una pila di libri |
| 4, martedì | Ultimi regali | Ti manca un regalo? Siamo aperti dalle …… alle ……, anche per un consiglio. | La vetrina di sera |
| 4, giovedì | Domanda | Quale libro leggerai durante le feste? Scrivilo: aiuta chi non sa scegliere. | Tazza e libro |
| 4, sabato | Auguri | Oggi alle ore …… c'è l'ultimo incontro dell'anno. Vieni a scambiare gli auguri. | La porta aperta |

## Suggerimenti

> Sposta le righe, così Santa Lucia cade nella settimana giusta.
>
> Scatta le foto in due pomeriggi e rispondi sempre a chi commenta.
`,
  },
  {
    templateId: 'creativo-locandina',
    asks: [
      ['locandin', 'commedi'],
      ['locandin', 'spettacol'],
      ['locandin', 'concert'],
      ['locandin', 'teatr'],
      ['locandin', 'mostra'],
      ['locandin', 'titol'],
      ['locandin', 'testi'],
    ],
    answer: `# Testi e idee per la locandina

## Punti Chiave

- Il titolo si legge camminando, il resto da fermi.
- Giorno, ora e luogo stanno vicini, e in alto.
- Trama, attori e compagnia li aggiungi tu.
- Controlla giorno, ora e luogo prima di stampare.

## Contenuto Dettagliato

L'evento: {{per quale evento?}}. I titoli qui sotto sono un esempio per una commedia in dialetto.

### Cinque titoli

1. Si ride in dialetto
2. Il dialetto sale sul palco
3. Una sera da ridere
4. Quando il dialetto fa ridere
5. Stasera si parla come una volta

### Sottotitolo

Una commedia nel dialetto di casa nostra.

### I testi, dall'alto in basso

1. Il titolo che hai scelto.
2. Quando e dove: {{quando e dove si fa, e quanto costa?}}
3. Il sottotitolo.
4. In piccolo: chi organizza ……

### L'idea grafica

- **Colori:** rosso sipario per il fondo, crema per le scritte, nero per i dettagli.
- **Carattere:** grosso e tondo per il titolo, semplice e senza grazie per il resto.
- **Immagine principale:** un sipario che si apre. Nel mezzo c'è una sedia da cucina illuminata.

## Suggerimenti

> Appendi una prova al muro. Giorno e ora si devono leggere da tre metri.
>
> Fai rileggere la locandina a una persona che non ne sa niente.
`,
  },
  {
    templateId: 'creativo-immagine-ai',
    asks: [
      ['prompt', 'immagin'],
      ['prompt', 'midjourney'],
      ['prompt', 'firefly'],
      ['descri', 'immagin', 'midjourney'],
      ['descri', 'immagin', 'firefly'],
      ['descri', 'immagin', 'intelligenz'],
    ],
    answer: `# La descrizione per creare l'immagine

## Punti Chiave

- Luce e inquadratura cambiano l'immagine più degli aggettivi.
- Dice inquadratura, luce, colori e materiali.
- Non nomina artisti e non chiede scritte.

## Contenuto Dettagliato

Si vede: {{che cosa si vede nell'immagine?}}. Atmosfera: {{che atmosfera vuoi?}}. Qui sotto c'è un esempio: la bottega di un falegname.

### In italiano

Fotografia orizzontale, presa dalla strada, all'altezza degli occhi. Al centro c'è la porta aperta della bottega di un falegname. Dentro si vedono un banco da lavoro, pialle e scalpelli appesi al muro, assi appoggiate in fondo. Per terra ci sono trucioli chiari. È una mattina d'inverno. Fuori la luce è fredda e azzurra. Dalla porta esce una luce calda, che si allunga sul selciato. Colori: marrone, ocra, grigio pietra, azzurro pallido. Materiali: legno grezzo, pietra, ferro, vetro un po' appannato. Atmosfera calma. Nessuna scritta, nessuna insegna, nessun marchio.

### In inglese

Horizontal photograph taken from the street, at eye level. In the centre, the open door of a carpenter's workshop. Inside: a workbench, planes and chisels hanging on the wall, boards leaning at the back. Pale wood shavings on the floor. It is a winter morning. Outside, the light is cold and blue. Warm light comes through the door and stretches across the paving stones. Colours: brown, ochre, stone grey, pale blue. Materials: rough wood, stone, iron, slightly misted glass. Calm mood. No text, no signs, no logos.

## Suggerimenti

> Se il risultato non ti convince, cambia una cosa sola alla volta: prima la luce, poi l'inquadratura.
>
> Guarda bene attrezzi e ombre, dove gli errori sono frequenti.
`,
  },
  {
    templateId: 'creativo-mail-preventivo',
    asks: [
      ['preventiv', 'fotografic', 'client'],
      ['preventiv', 'grafic', 'client'],
      ['preventiv', 'logo', 'client'],
      ['preventiv', 'marchio', 'client'],
      ['accompagn', 'preventiv', 'fotografic'],
      ['accompagn', 'preventiv', 'grafic'],
    ],
    answer: `# L'email che accompagna il preventivo

## Punti Chiave

- Il prezzo è detto subito, senza scuse.
- L'email dice che cosa è compreso e quando consegni.
- Un sì facile da dire arriva prima.
- Al posto dei puntini va il nome del cliente, tra parentesi quadre il tuo.

## Contenuto Dettagliato

Oggetto: il preventivo per il suo progetto

Gentile ……,

grazie per avermi parlato del suo progetto. Le mando il preventivo, che trova in allegato. Ecco i punti principali.

- Lavoro: {{per quale lavoro?}}
- Prezzo: {{quale prezzo chiedi?}}
- Che cosa è compreso: {{che cosa è compreso nel prezzo?}}
- Consegna: {{quando consegni il lavoro?}}

Il prezzo tiene conto di tutto il lavoro, anche di quello che non si vede: la preparazione prima e la cura dei dettagli dopo.

Per confermare basta rispondere a questa email con la parola «confermo». Subito dopo scegliamo insieme il giorno per cominciare.

Se qualcosa non è chiaro, mi scriva.

Un cordiale saluto

[nome e cognome]

## Suggerimenti

> Allega il preventivo completo e controlla che le cifre siano le stesse.
>
> Non chiedere scusa per il prezzo: spiega che cosa comprende.
`,
  },
  {
    templateId: 'creativo-domande-cliente',
    asks: [
      ['domand', 'client', 'logo'],
      ['domand', 'client', 'marchio'],
      ['domand', 'client', 'grafic'],
      ['domand', 'incontr', 'logo'],
      ['domand', 'incontr', 'marchio'],
      ['domand', 'client', 'brief'],
      ['questionari', 'client', 'logo'],
    ],
    answer: `# Dodici domande per il primo incontro

## Punti Chiave

- Si comincia dalle domande facili e si arriva al denaro.
- Chi decide davvero spesso non è all'incontro.
- Il prezzo si nomina al primo incontro, o il secondo è inutile.

## Contenuto Dettagliato

Che cosa chiede il cliente: {{che cosa vuole il cliente?}}

| Domanda | A che cosa ti serve |
| --- | --- |
| 1. Come è nata la sua attività? | A trovare una storia da raccontare |
| 2. Che cosa offre oggi ai clienti? | A capire che cosa mettere in primo piano |
| 3. A chi si rivolge? | A scegliere il tono |
| 4. Dove si vedrà il nuovo lavoro? | A preparare i formati |
| 5. Quali lavori di altri le piacciono, e perché? | A capire i gusti |
| 6. Quali colori o immagini non vuole? | A evitare strade sbagliate |
| 7. Che cosa vuole tenere di quello che usa già? | A sapere da dove partire |
| 8. Per quando le serve? | A organizzare i tempi |
| 9. Perché cambiare proprio adesso? | A capire il vero bisogno |
| 10. Chi decide insieme a lei? | A sapere chi deve approvare |
| 11. Che cosa non ha funzionato in passato? | A non ripetere un errore |
| 12. Quanto vuole spendere? | A proporre un lavoro possibile |

## Suggerimenti

> Ascolta e prendi appunti. Le idee si mostrano al secondo incontro.
>
> Dopo l'incontro manda un riassunto di poche righe e chiedi se è giusto.
`,
  },
  {
    templateId: 'creativo-accorcia-testo',
    asks: [
      ['accorci', 'testo'],
      ['accorci', 'articol'],
      ['testo', 'tre', 'lunghezz'],
      ['testo', 'meta', 'parole'],
      ['testo', 'piu', 'corto'],
    ],
    answer: `# Un testo in tre misure

## Punti Chiave

- I fatti restano gli stessi, e niente è stato aggiunto.
- Il testo di partenza ha 20 parole.
- Quello che si taglia per primo sono gli aggettivi.

## Contenuto Dettagliato

Il tuo testo: «{{quale testo vuoi accorciare?}}». Qui sotto c'è un esempio già contato.

### Il testo di partenza

La nostra bottega lavora il legno da molti anni e accoglie con piacere chi vuole vedere come nasce un mobile.

### La metà: 10 parole

Lavoriamo il legno. In bottega vedi come nasce un mobile.

### Un quarto: 5 parole

In bottega nasce un mobile.

### Il titolo: 4 parole

Come nasce un mobile

### Che cosa è stato tolto

| Versione | Che cosa manca |
| --- | --- |
| La metà | «da molti anni», «accoglie con piacere chi vuole» |
| Un quarto | anche il legno e l'invito a vedere |
| Il titolo | anche la bottega |

Decidi tu se va bene. Se gli anni di lavoro contano, ecco un'altra versione di 10 parole: «Lavoriamo il legno da molti anni. Vieni a vedere come.»

## Suggerimenti

> Leggi ogni versione a voce alta. Se inciampi, c'è ancora una parola di troppo.
>
> Usa la metà per i social, il quarto per un biglietto e il titolo per un cartello.
`,
  },
  {
    templateId: 'creativo-presentazione',
    asks: [
      ['presentazion', 'sito', 'fotograf'],
      ['presentazion', 'sito', 'grafic'],
      ['presentazion', 'sito', 'illustrat'],
      ['presentazion', 'profil', 'fotograf'],
      ['presentazion', 'profil', 'grafic'],
      ['biografi', 'sito', 'fotograf'],
      ['presentar', 'sito', 'fotograf'],
    ],
    answer: `# Una presentazione per il tuo sito

## Punti Chiave

- Chi legge vuole sapere che cosa succede quando ti chiama.
- Un superlativo in meno fa credere al resto.
- Le parole sono 40 e 120, se i tuoi dati sono brevi: contale.
- Aggiungi tu il modo per scriverti o chiamarti.

## Contenuto Dettagliato

### La versione breve

Il mio lavoro è questo: {{che lavoro fai?}}. Di solito lavoro per {{per chi lavori?}}. Lavoro così: {{come lavori?}}. Prima ascolto, poi propongo. Se vi somiglia, scrivetemi e ne parliamo.

### La versione lunga

Il mio lavoro è questo: {{che lavoro fai?}}. Di solito lavoro per {{per chi lavori?}}. Lavoro così: {{come lavori?}}.

Prima di tutto ascolto. Mi interessa sapere che cosa vi serve, e che cosa non vi è piaciuto le altre volte. Poi faccio una proposta in poche righe. Così sapete che cosa aspettarvi e quanto costa.

Mentre lavoro vi tengo al corrente. Se qualcosa non vi convince, ditelo subito: cambiare a metà strada è più facile che alla fine. Quando ho finito, guardiamo insieme il risultato, con calma.

Rispondo al telefono e rispetto i tempi. Se vi somiglia, scrivetemi, e ci troviamo per parlarne senza impegno.

## Suggerimenti

> Leggi il testo a voce alta. Togli ogni frase che per te non è vera.
>
> Metti accanto una foto tua mentre lavori.
`,
  },
]
