import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const creativoAnswers: PrintedAnswer[] = [
  {
    request: `Un panificio di quartiere a ${city.name} vuole un nuovo marchio. Usa farine locali e ha clienti di ogni età. Proponi cinque idee grafiche molto diverse tra loro. Per ognuna scrivi il concetto in una frase, i colori, il tipo di carattere e un difetto da tenere presente. Poi prepara cinque domande da fare al cliente.`,
    answer: `# Cinque idee per il marchio del panificio

## Punti Chiave

- Le cinque strade sono diverse: spiga, timbro, mani, parola, finestra.
- Ogni idea ha un difetto scritto.
- Le domande servono prima di disegnare.

## Contenuto Dettagliato

**1. La spiga fatta a mano**
*Concetto*: la farina viene da vicino, e si vede.
*Colori*: verde salvia e crema. *Carattere*: con le grazie, morbido.
*Difetto*: spighe ce ne sono già tante.

**2. Il timbro sul sacchetto**
*Concetto*: un bollo rotondo, come quello della farina.
*Colori*: uno solo, blu inchiostro. *Carattere*: stretto, tutto maiuscolo.
*Difetto*: da piccolo si legge male.

**3. Le mani che impastano**
*Concetto*: due linee che diventano mani e pagnotta.
*Colori*: terracotta e bianco. *Carattere*: semplice, senza grazie.
*Difetto*: il disegno deve essere molto buono, o non si capisce.

**4. Solo la parola**
*Concetto*: il nome scritto come una crosta, con un taglio in mezzo.
*Colori*: marrone pane. *Carattere*: disegnato apposta.
*Difetto*: funziona se il nome è corto.

**5. La finestra accesa**
*Concetto*: l'unica luce della via, alle quattro del mattino.
*Colori*: blu notte e giallo caldo. *Carattere*: tondo e sottile.
*Difetto*: sul sacchetto chiaro serve una seconda versione.

**Cinque domande al cliente**

1. Chi entra la mattina, e chi il pomeriggio?
2. Quale pane vi chiedono più spesso?
3. Dove si vedrà il marchio: insegna, sacchetto, furgone?
4. Che cosa del vecchio marchio volete tenere?
5. Quale marchio vi piace, e quale proprio no?

## Suggerimenti

> Fai uno schizzo di tutte e cinque, in un'ora. Poi butta via le tre più belle sulla carta e meno chiare sul sacchetto.
>
> Prima di scegliere, controlla che il marchio non somigli a uno già registrato.
`,
  },
  {
    request: `Prepara il calendario di quattro settimane per i social di un piccolo museo di ${city.name}. Prevedi tre pubblicazioni alla settimana. Fai una tabella con settimana, giorno, tema, testo di massimo 50 parole e idea per la foto. Alterna curiosità, lavoro dietro le quinte e inviti alla visita. Non inventare mostre, date o opere: dove servono, lascia i puntini.`,
    answer: `# Quattro settimane per il museo

## Punti Chiave

- Le pubblicazioni sono dodici: tre alla settimana.
- Curiosità il martedì, dietro le quinte il giovedì, invito il sabato.
- Mostre, date e opere sono puntini: le metti tu.

## Contenuto Dettagliato

| Sett. | Giorno | Tema | Testo | Foto |
|---|---|---|---|---|
| 1 | Martedì | Curiosità | Lo sapevi? Questo oggetto serviva per ……. Indovina da che anno viene. | Un dettaglio, molto da vicino |
| 1 | Giovedì | Dietro le quinte | Prima di aprire spolveriamo così: piano, con un pennello. | Mani e pennello |
| 1 | Sabato | Invito | Un'ora libera? Ti aspettiamo dalle …… alle ……. | La porta aperta |
| 2 | Martedì | Curiosità | Tre parole su ……: le scegli tu nei commenti. | L'opera intera |
| 2 | Giovedì | Dietro le quinte | Ecco dove sta un'opera quando non è in sala. | Il deposito, senza etichette |
| 2 | Sabato | Invito | Vieni con i nonni: c'è una panchina in ogni sala. | Una panchina vuota |
| 3 | Martedì | Curiosità | Quanto è grande ……? Meno di quanto credi. | L'opera accanto a una mano |
| 3 | Giovedì | Dietro le quinte | Come si scrive un cartellino: poche parole, tanti controlli. | Un cartellino corretto a penna |
| 3 | Sabato | Invito | Domani si entra con ……. Porta un amico. | Il cortile o le scale |
| 4 | Martedì | Curiosità | Una domanda dei bambini: perché ……? Ecco la risposta. | Un disegno di bambino |
| 4 | Giovedì | Dietro le quinte | Chi apre la mattina? Oggi vi presentiamo ……. | Le chiavi |
| 4 | Sabato | Invito | Ultimi giorni per vedere ……. Ti aspettiamo. | La sala con la luce della sera |

## Suggerimenti

> «Una panchina in ogni sala»: è vero? Ogni frase va controllata prima di pubblicare.
>
> Chiedi il permesso alle persone che si vedono nelle foto.
`,
  },
  {
    request:
      "Scrivi l'email di un grafico a un cliente. Il cliente chiede la terza serie di modifiche a un volantino. Il preventivo ne comprendeva due. Ringrazia, ricorda con garbo che cosa era compreso e proponi due strade. La prima è chiudere il lavoro così. La seconda è fare altre modifiche per 80 euro più IVA. Resta sotto le 120 parole e non usare un tono offeso.",
    answer: `# Email per la terza serie di modifiche

## Punti Chiave

- Prima il grazie, poi il fatto, poi le due strade.
- La cifra è scritta una volta sola: 80 euro più IVA.
- È sotto le 120 parole.

## Contenuto Dettagliato

**Oggetto: il volantino, due strade per finire**

Buongiorno,

grazie per le osservazioni: si vede che il volantino le sta a cuore.

Il nostro preventivo comprendeva due serie di modifiche, e le abbiamo fatte. Questa sarebbe la terza, quindi le propongo due strade.

1. **Chiudiamo così**: le mando il file pronto per la stampa.
2. **Andiamo avanti**: faccio le modifiche che mi ha scritto, per 80 euro più IVA.

Mi dica con tranquillità quale preferisce. Appena ho la sua risposta riprendo il lavoro.

Cordiali saluti

[nome e cognome]

## Suggerimenti

> Allega il volantino di oggi: a volte, guardandolo, il cliente chiude.
>
> Nel prossimo preventivo scrivi subito quanto costa ogni serie in più.
`,
  },
  {
    request:
      "Riscrivi un invito in modo semplice e vivo, senza cambiare i fatti. Fai tre versioni: una di 60 parole per il sito, una di 30 per i social e una di 15 per la locandina. Il testo di partenza è questo: Si comunica che il 10 ottobre alle ore 18, presso la biblioteca di quartiere, avrà luogo l'inaugurazione di una mostra fotografica sui mestieri della montagna. L'ingresso è libero. Seguirà un rinfresco.",
    answer: `# L'invito in tre misure

## Punti Chiave

- I fatti restano: 10 ottobre, alle 18, biblioteca, ingresso libero, rinfresco.
- Le parole sono 60, 30 e 15.
- «Si comunica che» è sparito: nessuno parla così.

## Contenuto Dettagliato

**Per il sito, 60 parole**

Mani che lavorano, attrezzi, volti, botteghe. I mestieri della montagna diventano una mostra di fotografie, e la apriamo insieme a te. Ti aspettiamo il 10 ottobre, alle ore 18, nella nostra biblioteca di quartiere. Non serve il biglietto: l'ingresso è libero per tutti. Dopo la visita ci fermiamo a parlare, con qualcosa da mangiare e da bere. Vieni anche tu!

**Per i social, 30 parole**

I mestieri della montagna, raccontati in fotografia. Apriamo la mostra il 10 ottobre alle ore 18, nella biblioteca di quartiere. L'ingresso è libero. Dopo c'è un rinfresco: porta un amico!

**Per la locandina, 15 parole**

Mestieri della montagna. Mostra fotografica. 10 ottobre, alle ore 18, biblioteca di quartiere. Ingresso libero.

## Suggerimenti

> «Mani, attrezzi, volti, botteghe»: sono davvero nelle fotografie? Guarda prima di pubblicare.
>
> Nella locandina manca il rinfresco: se c'è posto, aggiungilo in piccolo.
`,
  },
]
