import { city } from '../../city.ts'
import type { DemoExample } from '../../content-types.ts'

export const commercialistaExamples: DemoExample[] = [
  {
    templateId: 'commercialista-scadenza',
    asks: [
      ['client', 'scaden', 'imu'],
      ['client', 'scaden', 'fiscal'],
      ['client', 'scaden', 'dichiarazion'],
      ['ricord', 'client', 'imu'],
      ['messaggio', 'client', 'imu'],
    ],
    answer: `# Promemoria per i clienti

## Punti Chiave

- Il messaggio dice subito che cosa serve e per quando.
- Chi non ha novità deve sapere che può non fare niente.
- La data della scadenza la scrive il commercialista.
- I contatti dello studio li aggiungi tu.

## Contenuto Dettagliato

**Oggetto: un promemoria dallo studio**

Gentile cliente,

le ricordiamo {{quale scadenza vuoi ricordare?}}: la data è il …………, e vorremmo preparare tutto con calma.

Per questo le chiediamo di mandarci {{che cosa devono mandare?}}. Il termine è questo: {{entro quale giorno devono rispondere?}}. Può rispondere a questo messaggio o passare in studio. Se ha già mandato tutto, non deve fare altro.

Per ogni domanda ci trova qui: ……………………

La ringraziamo per la collaborazione.

Cordiali saluti,

Lo studio ……………………

## Suggerimenti

> Prima di spedire, controlla la data della scadenza su una fonte ufficiale. Poi scrivila tu.
>
> Per chi non legge la posta, prepara lo stesso testo come messaggio sul telefono.
`,
  },
  {
    templateId: 'commercialista-lista-documenti',
    asks: [
      ['lista', 'document', '730'],
      ['elenco', 'document', '730'],
      ['document', 'portar', '730'],
      ['lista', 'document', 'commercialist'],
      ['document', 'portar', 'commercialist'],
      ['carte', 'portar', 'commercialist'],
    ],
    answer: `# La lista dei documenti

## Punti Chiave

- Le voci sono divise per tema, con una casella da spuntare.
- L'asterisco segna le voci da verificare sul sito dell'Agenzia delle Entrate.
- Le righe vuote servono per i casi particolari.

## Contenuto Dettagliato

**Pratica:** {{per quale pratica sono i documenti?}}

**Cliente:** {{che tipo di cliente è, senza nomi?}}

Qui sotto c'è la lista di una famiglia con figlio e mutuo, per il 730.

### La famiglia

- ☐ Documento di identità di chi firma
- ☐ Tessera sanitaria di tutti i familiari
- ☐ Dichiarazione dell'anno scorso
- ☐ Cambi di casa o di famiglia durante l'anno *

### Il lavoro

- ☐ Certificazione Unica di chi lavora o prende la pensione *
- ☐ Altri redditi dell'anno, se ci sono *

### La casa e il mutuo

- ☐ Atto di acquisto della casa *
- ☐ Contratto del mutuo *
- ☐ Foglio della banca con gli interessi pagati *
- ☐ Carte di affitti, acquisti o vendite dell'anno *

### Il figlio e la salute

- ☐ Ricevute della scuola e della mensa *
- ☐ Ricevute dello sport *
- ☐ Fatture e scontrini delle spese mediche *
- ☐ Prova di come sono state pagate le spese *

### Altro

- ☐ Spese per lavori in casa *
- ☐ Assicurazioni e donazioni *
- ☐ …………………………………
- ☐ …………………………………

## Suggerimenti

> Controlla ogni voce con l'asterisco, perché le regole cambiano da un anno all'altro.
>
> Stampa il foglio e scrivi a mano il giorno dell'appuntamento.
`,
  },
  {
    templateId: 'commercialista-regola-semplice',
    asks: [
      ['spieg', 'regime', 'forfettari'],
      ['spieg', 'forfettari', 'client'],
      ['spieg', 'forfettari', 'semplic'],
      ['funziona', 'regime', 'forfettari'],
    ],
    answer: `# Il regime forfettario in parole semplici

## Punti Chiave

- Si parla solo dell'idea generale, con parole di tutti i giorni.
- L'esempio conta gettoni inventati, non euro.
- Soglie, aliquote e date le aggiunge il commercialista.

## Contenuto Dettagliato

Da spiegare: {{che cosa vuoi spiegare?}}. Chi legge: {{chi legge il testo?}}. Qui sotto c'è un esempio sul regime forfettario.

### Che cos'è

È un modo più semplice di fare i conti con le tasse. Riguarda chi lavora in proprio e resta sotto una soglia di incassi.

- La soglia: ……………………
- Le altre condizioni da controllare: ……………………

### Come si fa il conto

Di solito un'impresa toglie dagli incassi le spese del lavoro. Qui il conto è un altro. Degli incassi si considera solo una parte, fissata per ogni mestiere. Su quella parte si calcola un'imposta.

- La parte che conta per il tuo mestiere: ……………………
- L'aliquota dell'imposta: ……………………
- I contributi: ……………………
- Le date dei pagamenti: ……………………

### Un esempio con numeri inventati

Immagina di incassare cento gettoni in un anno. La regola ne guarda solo una parte: …… gettoni.

Per il legno puoi averne spesi venti oppure cinquanta. La parte che conta resta la stessa. Per questo chi ha molte spese deve fare bene i confronti.

### Tre domande per il tuo commercialista

1. Con il mio lavoro e le mie spese, mi conviene?
2. Che cosa succede se i miei incassi crescono?
3. Quali carte devo conservare durante l'anno?

## Suggerimenti

> Il testo va completato e controllato da un commercialista prima di darlo a chi legge.
>
> Fallo leggere a una persona che non conosce l'argomento. Se si ferma su una parola, cambiala.
`,
  },
  {
    templateId: 'commercialista-parcella',
    asks: [
      ['scriv', 'sollecit', 'parcell'],
      ['prepar', 'sollecit', 'parcell'],
      ['sollecit', 'client', 'parcell'],
      ['ricord', 'client', 'parcell'],
      ['client', 'parcell', 'pagat'],
    ],
    answer: `# Lettera per una parcella non pagata

## Punti Chiave

- Al primo sollecito quasi tutti hanno dimenticato.
- Offre una via semplice per mettersi d'accordo.
- Nome, fattura, importo e data li scrivi tu.

## Contenuto Dettagliato

**Oggetto: fattura n. …… non ancora pagata ({{quale sollecito è?}})**

Gentile ……………………,

le scrivo a proposito della fattura n. ……, del ……, di euro …….

A oggi il pagamento non è arrivato. Può essere una semplice dimenticanza. Per questo le chiedo di controllare.

Se ha già pagato, la prego di mandarmi la ricevuta. In quel caso non tenga conto di questa lettera.

Se invece è un momento difficile, ne parliamo volentieri. Ecco che cosa le posso proporre: {{che cosa puoi offrire al cliente?}}.

Le chiedo di darmi una risposta entro il ………….

Il lavoro dello studio è stato fatto con cura. Mi sta a cuore continuare con la stessa fiducia.

Resto a disposizione per ogni chiarimento.

Cordiali saluti,

[nome e cognome]

## Suggerimenti

> Prima di spedire, guarda ancora una volta se il pagamento è arrivato.
>
> Una telefonata cortese, prima della lettera, spesso basta.
`,
  },
  {
    templateId: 'commercialista-nuova-attivita',
    asks: [
      ['domande', 'vuole', 'aprire'],
      ['domande', 'aprire', 'gelateria'],
      ['domande', 'aprire', 'ditta'],
      ['domande', 'aprire', 'impresa'],
      ['domande', 'aprire', 'partita'],
      ['domande', 'mettersi', 'proprio'],
    ],
    answer: `# Venti domande prima di aprire

## Punti Chiave

- La domanda sui mesi fermi viene prima di quella sui guadagni.
- Igiene e permessi si verificano prima di firmare l'affitto.
- Le risposte restano in studio, scritte a mano.
- Regole, soglie e costi vanno verificati con gli uffici.

## Contenuto Dettagliato

**Attività:** {{quale attività vuole aprire?}}

### Idea

1. Perché vuole aprire proprio questa attività?
2. Chi verrà a comprare?
3. Chi fa già lo stesso lavoro lì vicino?
4. Che cosa farà di diverso?

### Soldi

5. Quanto denaro può mettere all'inizio?
6. Deve chiedere un prestito?
7. Quanto deve incassare ogni mese per coprire le spese?
8. Ha una riserva per i mesi più fermi?

### Locali

9. Ha già trovato il posto?
10. È in affitto o da comprare?
11. Quali lavori servono prima di aprire?

### Permessi

12. Sa quali permessi servono?
13. Servono corsi o requisiti personali?
14. Userà insegne o tavolini all'aperto?

### Personale

15. Lavorerà senza aiuti o con altre persone?
16. In quali mesi servono più mani?
17. I familiari daranno una mano?

### Tasse

18. Ha già avuto una partita IVA?
19. Ha altri redditi?
20. Chi terrà in ordine fatture e scontrini?

### Uffici di ${city.name} con cui verificare

- Comune di ${city.name}, sportello per le imprese
- Camera di Commercio di ${city.name}
- L'azienda sanitaria, per l'igiene
- Agenzia delle Entrate
- INPS e INAIL

## Suggerimenti

> Lascia parlare la persona e scrivi le risposte con le sue parole.
>
> Prima di mandarla in un ufficio, controlla sul sito ufficiale a quale rivolgersi.
`,
  },
  {
    templateId: 'commercialista-anno-in-una-pagina',
    asks: [
      ['anno', 'ricavi', 'costi'],
      ['raccont', 'anno', 'ricavi'],
      ['spieg', 'bilancio', 'titolare'],
      ['conti', 'anno', 'titolare'],
    ],
    answer: `# L'anno in una pagina

## Punti Chiave

- La pagina usa solo i due dati che hai scritto.
- Non ci sono importi, altri numeri o cause inventate.
- I due numeri si leggono insieme, perché da soli non dicono niente.
- I conti e i motivi li aggiunge il commercialista.

## Contenuto Dettagliato

**L'attività:** {{che tipo di attività è?}}

### I due numeri da guardare

| Voce | Rispetto all'anno prima |
| --- | --- |
| Ricavi | {{come sono andati i ricavi?}} |
| Costi | {{come sono andati i costi?}} |

I **ricavi** sono i soldi delle vendite. I **costi** sono i soldi che servono per lavorare.

### Che cosa vuol dire

I due numeri vanno letti insieme. Da solo, nessuno dei due dice se l'anno è andato bene.

Quando i costi crescono più dei ricavi, su ogni incasso resta una parte più piccola. Si può vendere di più e avere comunque meno margine. Il margine è quello che resta dopo avere pagato le spese.

Non vuol dire che qualcuno abbia sbagliato. Vuol dire che conviene guardare le spese una per una, con calma.

### Che cosa manca ancora

- La voce che è cambiata di più: ……………………
- Il motivo: ……………………
- Quanto è rimasto alla fine dell'anno: ……………………

### Tre domande da discutere

1. Quale spesa è cambiata di più, e perché?
2. Quali vendite lasciano il margine più buono?
3. Che cosa possiamo provare nei prossimi mesi, senza perdere qualità?

## Suggerimenti

> Riempi le righe vuote con i tuoi conti. Poi leggi la pagina insieme al titolare.
>
> Porta all'incontro un solo grafico: due colonne, i ricavi e i costi.
`,
  },
  {
    templateId: 'commercialista-preventivo',
    asks: [
      ['prepar', 'preventiv', 'contabilita'],
      ['scriv', 'preventiv', 'contabilita'],
      ['preventiv', 'contabilita', 'ditta'],
      ['prepar', 'preventiv', 'commercialist'],
      ['scriv', 'preventiv', 'commercialist'],
    ],
    answer: `# Preventivo dello studio

## Punti Chiave

- Due elenchi separano ciò che è compreso da ciò che si paga a parte.
- Il modo di pagare è spiegato in parole semplici.
- Importi, tempi e dati del cliente li scrive lo studio.

## Contenuto Dettagliato

**Cliente:** ……………………

**Servizio:** {{quale servizio offri?}}

**Da chiarire:** {{che cosa vuoi chiarire al cliente?}}

Gli elenchi qui sotto sono quelli della contabilità di una ditta individuale.

**Data:** ……………………

### Che cosa è compreso

- Registrazione delle fatture e dei documenti
- Controllo dei documenti che il cliente consegna
- Calcolo delle imposte da pagare
- Promemoria prima di ogni scadenza
- Un incontro per guardare insieme i conti
- Risposte a domande brevi, per telefono o per email

### Che cosa si paga a parte

- Pratiche di apertura, modifica o chiusura
- Buste paga
- Ricorsi e risposte a lettere degli uffici
- Dichiarazioni di altri familiari
- Imposte, diritti e bolli, che non sono un compenso dello studio
- Altro: ……………………

### Come e quando si paga

- **Compenso:** euro ……………………
- **Quando:** ……………………
- **In che modo:** ……………………
- **Tempi del lavoro:** ……………………
- **Il preventivo vale fino al:** ……………………

Il compenso copre tutto il lavoro del primo elenco. A ogni pagamento riceve una fattura. Lì trova scritto che cosa ha pagato e per quale periodo.

Prima di ogni lavoro che si paga a parte le diciamo il costo. Si comincia solo dopo il suo sì.

**Firma del cliente:** ……………………

**Firma dello studio:** ……………………

## Suggerimenti

> Togli le voci che il tuo studio non offre, prima di consegnare il foglio.
>
> Leggi i due elenchi insieme al cliente, e i dubbi escono subito.
`,
  },
  {
    templateId: 'commercialista-nota-ai',
    asks: [
      ['nota', 'client', 'intelligenza'],
      ['inform', 'client', 'intelligenza'],
      ['studio', 'client', 'intelligenza'],
      ['studio', 'client', 'chatgpt'],
      ['client', 'legge', '132'],
    ],
    answer: `# Nota ai clienti sull'intelligenza artificiale

## Punti Chiave

- La nota dice quali strumenti usa lo studio e per che cosa.
- Spiega che cosa non entra mai in questi strumenti.
- Ricorda che una persona rilegge e firma.
- Prima di consegnarla, va confrontata con la legge 132 del 2025.

## Contenuto Dettagliato

Gentile cliente,

la legge 132 del 2025 chiede ai professionisti di dire se usano l'intelligenza artificiale. Lo facciamo volentieri, con parole semplici.

**Che cos'è.** È un programma che scrive testi in base a una richiesta. Può essere utile, ma può anche sbagliare.

**Quali strumenti usiamo.** {{quali strumenti usi?}}.

**A che cosa servono.** Li usiamo per questo: {{a che cosa ti servono?}}.

**Che cosa non facciamo.** Lo studio non inserisce nell'AI nomi, conti o codici fiscali dei clienti.

**Chi decide.** Un professionista rilegge ogni testo, lo corregge e lo firma. La responsabilità del lavoro resta nostra.

**Le sue domande.** Può chiederci in ogni momento come usiamo questi strumenti. Le rispondiamo di persona.

Cordiali saluti,

Lo studio ……………………

Data ……………………

## Suggerimenti

> Scrivi solo ciò che lo studio fa davvero. Se cambi strumento, aggiorna la nota.
>
> Consegnala al primo incontro, insieme al preventivo.
`,
  },
]
