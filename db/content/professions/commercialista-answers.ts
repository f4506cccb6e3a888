import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const commercialistaAnswers: PrintedAnswer[] = [
  {
    request:
      'Scrivi una circolare di uno studio di commercialisti per i clienti che hanno un piccolo negozio. Il tema è la raccolta dei documenti di fine anno. Elenca in punti che cosa devono portare: estratti conto della banca, inventario del magazzino, ricevute delle spese, contratti nuovi. Lascia uno spazio vuoto per il giorno di consegna e per i contatti. Dai del lei e usa frasi brevi. Resta sotto le 200 parole.',
    answer: `# Circolare: i documenti di fine anno

## Punti Chiave

- Il tema è uno solo, e le cose da portare sono quattro.
- Giorno e contatti sono da riempire.
- È sotto le 200 parole: si legge in un minuto.

## Contenuto Dettagliato

**Oggetto: documenti di fine anno**

Gentile cliente,

sta per finire l'anno. Per chiudere i conti del suo negozio abbiamo bisogno di alcune carte.

Le chiediamo di portarci:

- gli estratti conto della banca, per tutti i mesi;
- l'inventario del magazzino, contato a fine anno;
- le ricevute delle spese;
- i contratti nuovi, per esempio l'affitto o un prestito.

Il giorno di consegna è: ……

Se qualcosa manca, porti quello che ha. Le diremo noi che cosa serve ancora.

Per ogni domanda ci trova qui: ……

Grazie per la collaborazione. Cordiali saluti

Lo studio

## Suggerimenti

> L'inventario va contato, non stimato: dillo anche a voce a chi è al primo anno.
>
> Manda la circolare due volte: adesso, e una settimana prima del giorno.
`,
  },
  {
    request:
      "Prepara la lista dei documenti che una famiglia porta allo studio per il modello 730. Il caso è generico: due genitori che lavorano come dipendenti, un figlio alle scuole medie, un mutuo sulla prima casa, spese mediche e lavori di ristrutturazione. Dividi la lista per tema. Metti una casella vuota davanti a ogni voce. Segna con un asterisco le voci da verificare nelle istruzioni dell'Agenzia delle Entrate.",
    answer: `# Documenti per il 730 di una famiglia

## Punti Chiave

- La lista è divisa in cinque temi.
- L'asterisco segna le voci da verificare nelle istruzioni. Scritto a novembre 2026.
- Il caso è generico: ogni famiglia ha qualcosa in più o in meno.

## Contenuto Dettagliato

**Persone e lavoro**

☐ Documento e codice fiscale di tutti
☐ Certificazione Unica di ogni genitore
☐ Dichiarazione dell'anno prima

**Figlio**

☐ Ricevute della scuola: mensa e gite \\*
☐ Ricevute dello sport \\*

**Casa e mutuo**

☐ Contratto di acquisto e contratto di mutuo
☐ Dichiarazione della banca sugli interessi pagati \\*
☐ Spese del notaio e della banca per il mutuo \\*

**Salute**

☐ Ricevute di visite ed esami, con il pagamento \\*
☐ Scontrini della farmacia con il codice fiscale
☐ Occhiali, dentista, apparecchi \\*

**Ristrutturazione**

☐ Fatture e bonifici fatti apposta \\*
☐ Permessi o comunicazioni al Comune \\*
☐ Dati catastali della casa \\*
☐ Comunicazione all'ENEA, l'agenzia pubblica per l'energia, se serve \\*

## Suggerimenti

> Scrivi in cima l'anno e il giorno di consegna.
>
> Le voci con l'asterisco cambiano spesso: confrontale con le istruzioni dell'anno, riga per riga.
`,
  },
  {
    request:
      'Spiega al titolare di una piccola falegnameria come è andato il suo anno. I ricavi sono saliti del 6 per cento. Il costo del legno è salito del 12 per cento. I clienti pagano in media dopo 75 giorni, mentre prima pagavano dopo 60. Scrivi al massimo una pagina, senza parole tecniche e senza dare colpe. Chiudi con tre domande da discutere prima di decidere che cosa cambiare.',
    answer: `# Come è andato l'anno

## Punti Chiave

- Sono entrati più soldi: il 6 per cento in più.
- Il legno costa il 12 per cento in più, il doppio dell'aumento dei ricavi.
- I soldi arrivano quindici giorni più tardi.

## Contenuto Dettagliato

Quest'anno la falegnameria ha incassato di più. Per ogni 100 euro dell'anno scorso ne sono entrati 106. Più lavoro, o prezzi più alti? Da questi numeri non si vede.

Anche il legno però costa di più. Quello che prima costava 100 euro adesso ne costa 112. Quanto pesa dipende da quanto legno c'è in ogni lavoro. In un mobile grande si sente, in una riparazione quasi per niente.

C'è poi l'attesa. Prima i clienti pagavano dopo due mesi. Adesso pagano dopo due mesi e mezzo. Il legno va pagato prima, e in quei quindici giorni i soldi li anticipa la bottega.

Dai soli numeri non si può dire se alla fine è rimasto di più o di meno. Mancano le altre spese.

**Tre domande da discutere**

1. In quali lavori il legno pesa di più, e quei prezzi sono ancora giusti?
2. Chi paga più tardi: i privati o le imprese? Si può chiedere un acconto?
3. Con il fornitore del legno si può parlare di prezzo o di tempi?

## Suggerimenti

> Porta un preventivo vero, di un anno fa e di oggi: si capisce meglio che con le percentuali.
>
> Le decisioni le prende il titolare, con i conti completi davanti.
`,
  },
  {
    request: `Lavoro in uno studio di commercialisti a ${city.name}. Prepara le domande per il primo incontro con una persona che vuole aprire un piccolo negozio di formaggi ${city.inOldTown}. Dividi le domande in sei gruppi: idea, soldi, locali, permessi, personale, tasse. Per ogni gruppo scrivi al massimo quattro domande semplici. In fondo elenca gli uffici con cui devo verificare le regole. Non dare soglie o aliquote: le controllo io.`,
    answer: `# Il primo incontro: un negozio di formaggi

## Punti Chiave

- Le domande sono in sei gruppi, al massimo quattro per gruppo.
- Non ci sono soglie né aliquote: le controlli tu.
- In fondo ci sono gli uffici.

## Contenuto Dettagliato

**1. Idea**
- Quali formaggi vuole vendere, e da chi li compra?
- A chi vende: residenti, turisti, ristoranti?
- Che cosa farà quando ${city.inOldTown} c'è poca gente?

**2. Soldi**
- Quanto ha da parte per cominciare?
- Quanti mesi può stare senza guadagno?
- Chiederà un prestito, e con quali garanzie?

**3. Locali**
- Ha già visto un posto? È in affitto?
- C'è spazio per il frigorifero e per il magazzino?
- Come arriva la merce, con le strade strette?

**4. Permessi**
- Ha già lavorato con gli alimenti, o ha fatto un corso?
- Vuole fare assaggi o dare da mangiare sul posto?
- Vuole mettere insegne o tavolini?

**5. Personale**
- Lavora da sé, o con la famiglia?
- Le serve qualcuno nei fine settimana?

**6. Tasse**
- Ha altri redditi, o una pensione?
- Apre con il suo nome o con un socio?
- Ha già avuto una partita IVA?

**Uffici con cui verificare**

- Comune di ${city.name}: sportello per le imprese, insegne e suolo pubblico
- L'azienda sanitaria: igiene degli alimenti
- Camera di commercio
- Agenzia delle Entrate, INPS e INAIL

## Suggerimenti

> Manda prima le domande su idea e soldi: chi arriva con le risposte risparmia un incontro.
>
> Le risposte restano nello studio. Non scriverle a un'AI.
`,
  },
]
