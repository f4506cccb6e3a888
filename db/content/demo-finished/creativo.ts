import { city } from '../../city.ts'
import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const creativoFinished: FinishedAnswers = {
  'creativo-didascalia-foto': `# Tre didascalie per il tramonto

## Punti Chiave

- Su Instagram si legge la prima riga, poi si scorre. Per questo le torri stanno lì.
- Chi non vede la foto ha bisogno della posizione delle cose, più che dell'emozione.
- Nessun nome di torre e nessuna data, perché non li hai detti.

## Contenuto Dettagliato

**Poetica**

Le torri trattengono il sole ancora un minuto. Sotto, i tetti lo hanno già lasciato andare, uno dopo l'altro.

**Spiritosa**

Quando dicono «rientro prima che faccia buio», intendono questo momento esatto. Poi restano tutti a guardare, e fa buio.

**Solo informazioni**

Le torri e i tetti ${city.ofOldTown} al tramonto. Foto: ……

**Per chi non vede**

I tetti ${city.ofOldTown} visti dall'alto, con alcune torri che li superano. La luce è bassa e calda, di tramonto. Il cielo occupa la parte alta.

## Suggerimenti

> «Visti dall'alto» e il cielo sono una mia ipotesi, che correggi guardando la foto.
>
> Il testo per chi non vede va nel campo «testo alternativo», cioè le parole che una voce legge al posto della foto.
`,
  'creativo-calendario-social': `# Dicembre in libreria

## Punti Chiave

- Santa Lucia è il 13, e i due messaggi più utili sono quelli dei giorni prima.
- Il giovedì si domanda, e si risponde a tutti entro sera.
- Dopo il 20 non si vende più con i post. Si ringrazia.
- Tre volte alla settimana fanno dodici testi, e qui ci sono tutti.

## Contenuto Dettagliato

| Quando | Tema | Testo | Foto |
| --- | --- | --- | --- |
| Sett. 1, martedì | Regali | Lo scaffale dei regali è pronto. Vieni a sfogliare, qui si può. | lo scaffale pieno |
| giovedì | Domanda | Qual è il primo libro che ti hanno regalato? | un libro consumato |
| sabato | Incontro | Oggi alle …… si parla di …… . Le sedie sono venti. | le sedie vuote |
| Sett. 2, martedì | Santa Lucia | Dicci quanti anni ha e che cosa lo fa ridere. Al libro pensiamo noi. | una letterina |
| giovedì | Domanda | Che cosa chiedevi a Santa Lucia? | un campanellino |
| sabato | Incontro | Oggi alle …… si legge ad alta voce. Portate i bambini. | tappeto e cuscini |
| Sett. 3, martedì | Pacchetti | Tu scegli il libro, noi la carta. | mani e nastro |
| giovedì | Domanda | A chi regali un libro quest'anno? | pacchetti in fila |
| sabato | Incontro | Oggi alle …… aiutiamo chi non sa che cosa regalare. | una pila di libri |
| Sett. 4, martedì | Ultimo giorno | Siamo aperti fino alle …… . Un consiglio lo troviamo. | la vetrina di sera |
| giovedì | Domanda | Che libro ti aspetta sul comodino? | una tazza e un libro |
| sabato | Grazie | Oggi alle …… brindiamo con chi passa. Buone feste. | la porta aperta |

## Suggerimenti

> «Le sedie sono venti» e il brindisi li ho immaginati. Metti i tuoi.
>
> Fai le foto in un pomeriggio solo, con la stessa luce.
`,
  'creativo-locandina': `# La commedia in dialetto

## Punti Chiave

- «Ingresso libero» porta gente, e va più grande del titolo della compagnia.
- Il titolo deve far ridere già sul muro.
- Mancano il titolo della commedia e la compagnia. Prima di stampare servono.
- Giorno e ora si leggono da tre metri, o la gente passa oltre.

## Contenuto Dettagliato

### Cinque titoli

1. Stasera si ride in dialetto
2. In scena come a casa
3. Il dialetto torna in teatro
4. Capiremo tutto, ridendo
5. Ridere come parlava il nonno

**Sottotitolo:** una commedia nella lingua di casa.

### Dall'alto in basso

**il titolo**${br}
**sabato alle 21 · ingresso libero**${br}
teatro della parrocchia${br}
una commedia nella lingua di casa${br}
…… (compagnia, e chi organizza)

### La grafica

Rosso sipario per il fondo, scritte color crema. Per il titolo un carattere tondo e pesante, per il resto uno semplice. Al centro una sedia da cucina impagliata, illuminata da un faro, con un paio di zoccoli sotto. Si capisce che è casa, e che è teatro.

## Suggerimenti

> Stampane una in bianco e nero e attaccala al muro. Se si legge così, a colori si legge di sicuro.
>
> «Sabato» va con la data, o la settimana dopo inganna. Chiedi a chi recita se il titolo suona bene anche in dialetto.
`,
  'creativo-immagine-ai': `# La bottega del falegname, d'inverno

## Punti Chiave

- Il contrasto è la foto: fuori freddo e azzurro, dentro caldo e giallo.
- «Eye level» e «from the street» decidono l'inquadratura più di ogni aggettivo.
- Mani, attrezzi e ombre sono i punti in cui l'immagine sbaglia, da guardare per primi.

## Contenuto Dettagliato

**In italiano**

Fotografia orizzontale, dalla strada, all'altezza degli occhi, obiettivo normale. La porta aperta della bottega di un falegname occupa il centro. Dentro, un banco di legno segnato, pialle e scalpelli appesi, assi appoggiate al muro, trucioli chiari per terra. È una mattina d'inverno. Fuori la luce è fredda e azzurra, con un po' di nebbia sul selciato. Da dentro esce una luce calda che disegna un rettangolo sulla strada. Colori: ocra, marrone, grigio pietra, azzurro pallido. Materiali: legno grezzo, pietra, ferro, vetro appannato. Nessuna persona. Nessuna scritta, insegna o marchio.

**In inglese**

Horizontal photograph from the street, at eye level, standard lens. In the centre, the open door of a carpenter's workshop. Inside: a worn wooden bench, planes and chisels on the wall, boards leaning, pale shavings on the floor. Winter morning. Outside, cold blue light and thin mist on the cobblestones. Warm light from inside draws a rectangle on the street. Colours: ochre, brown, stone grey, pale blue. Materials: rough wood, stone, iron, misted glass. No people. No text, no signs, no logos.

## Suggerimenti

> «Nessuna persona» l'ho aggiunto perché i volti vengono male. Se vuoi il falegname, toglilo.
>
> Al secondo tentativo cambia solo la luce, o solo l'inquadratura.
`,
  'creativo-mail-preventivo': `# Il preventivo per la mezza giornata

## Punti Chiave

- Il prezzo sta nella seconda riga, con l'IVA detta subito.
- «Una serie di correzioni» va spiegata: una volta sola, tutte insieme. Altrimenti diventano sei.
- Per confermare basta una parola. Un modulo farebbe aspettare.

## Contenuto Dettagliato

**Oggetto:** preventivo per il servizio fotografico

Gentile ……,

grazie dell'incontro. Per il servizio fotografico di mezza giornata il prezzo è 350 euro più IVA.

Riceve 40 foto ritoccate. È compresa una serie di correzioni: mi manda tutte le osservazioni insieme, e io le sistemo.

La consegna è entro tre settimane dallo scatto.

Se per lei va bene, mi risponda «confermo» e scegliamo il giorno. In allegato trova il preventivo completo.

Un saluto cordiale

[nome e cognome]

## Suggerimenti

> «Dallo scatto» l'ho aggiunto io, perché tre settimane da quando non era scritto. Decidi tu.
>
> Manda l'email e il preventivo con gli stessi numeri, perché il cliente li confronta per prima cosa. Se dopo quattro giorni non risponde, scrivi due righe e proponi due date, senza abbassare il prezzo.
`,
  'creativo-domande-cliente': `# Il marchio dell'agriturismo: dodici domande

## Punti Chiave

- In un agriturismo il marchio va sui vasetti, sul cartello della strada e sul sito: chiedi subito dove.
- Se c'è già un marchio, la domanda è che cosa non va.
- Chi decide davvero spesso non è all'incontro.
- Un marchio si vede piccolo: chiedi subito del vasetto.

## Contenuto Dettagliato

| Domanda | A che cosa serve |
| --- | --- |
| 1. Com'è nato l'agriturismo? | una storia da cui partire |
| 2. Che cosa portano a casa gli ospiti? | il cuore del marchio |
| 3. Chi viene: famiglie, ciclisti, coppie? | il tono |
| 4. Dove si vedrà: vasetti, cartello, sito? | le misure |
| 5. Il marchio di adesso che cosa sbaglia? | il vero bisogno |
| 6. Che cosa non si può togliere? | il confine |
| 7. Quali marchi di altri le piacciono? | i gusti |
| 8. E quale non vorrebbe mai? | i gusti, meglio |
| 9. Per quando le serve, e perché? | i tempi |
| 10. Chi dice l'ultimo sì? | con chi parlare |
| 11. Con chi ha lavorato prima, e com'è finita? | non ripetere |
| 12. Quanto vuole spendere? | una proposta possibile |

## Suggerimenti

> Fatti mostrare il posto prima di sedervi. La stalla dice cose che il titolare dimentica.
>
> Il giorno dopo manda le risposte in dieci righe e chiedi se è tutto.
`,
  'creativo-accorcia-testo': `# La bottega, da venti parole a quattro

## Punti Chiave

- Il testo di partenza ha 20 parole. La metà sono 10, un quarto 5.
- «Con piacere» e «da molti anni» sono le prime a cadere. Sono anche le più calde.
- Il titolo funziona perché promette di vedere una cosa.

## Contenuto Dettagliato

**Dieci parole**

Lavoriamo il legno. In bottega vedi come nasce un mobile.

**Cinque parole**

In bottega nasce un mobile.

**Il titolo, quattro parole**

Come nasce un mobile

### Che cosa ho tolto

Nella prima versione sono spariti gli anni di lavoro e l'accoglienza «con piacere». Nella seconda anche il legno, e la possibilità di guardare. Nel titolo anche la bottega.

Se gli anni contano più dell'invito, queste dieci parole li salvano: «Lavoriamo il legno da molti anni. Vieni a vedere come.»

## Suggerimenti

> Il quarto va bene sul biglietto da visita, la metà sui social. Davanti al cartello della strada passano tutti in macchina, e lì serve il titolo.
>
> Leggile ad alta voce a qualcuno che non conosce la bottega. Se chiede «quindi si può entrare?», rimetti l'invito.
`,
  'creativo-presentazione': `# Fotografie di famiglia, all'aperto

## Punti Chiave

- «Senza pose» è quello che cerca un genitore con un bambino che scappa. Va nella prima riga.
- I nomi dei parchi di ${city.name}, se li aggiungi, aiutano chi ti cerca.
- Manca il modo per scriverti. Va in fondo a tutte e due.
- Famiglie e bambini cercano una persona prima che un fotografo.

## Contenuto Dettagliato

**Breve, 40 parole**

Fotografo famiglie con bambini piccoli, all'aperto e senza pose. Ci troviamo in un parco di ${city.name}, i bambini giocano e intanto io lavoro con calma. Alla fine avete le foto di un pomeriggio vero. Scrivetemi, e scegliamo insieme un giorno.

**Lunga, 120 parole**

Fotografo famiglie con bambini piccoli. Lavoro all'aperto, spesso nei parchi di ${city.name}, senza pose.

I bambini di due anni non stanno fermi, e per me va bene così. Corrono, raccolgono sassi, chiedono di essere presi in braccio. Io cammino accanto e aspetto. Le foto arrivano quando si dimenticano di me.

Prima ci sentiamo al telefono. Mi raccontate a che ora il piccolo ha sonno, e dove vi piace andare. Se quel giorno piove, lo spostiamo. Nello zaino non porto giochi, perché bastano le foglie.

Dopo qualche giorno vi mando le immagini. Ci sono anche quelle con la maglietta sporca, perché di solito, anni dopo, sono le preferite di tutti.

Se cercate foto così, scrivetemi pure. Troviamo insieme il posto e l'ora.

## Suggerimenti

> Lo zaino, le foglie e lo spostamento per la pioggia li ho immaginati. Togli quello che non fai.
>
> Metti una foto tua, di spalle, mentre lavori.
`,
}
