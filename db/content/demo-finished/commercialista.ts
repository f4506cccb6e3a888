import { city } from '../../city.ts'
import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const commercialistaFinished: FinishedAnswers = {
  'commercialista-scadenza': `# Saldo dell'IMU: che cosa ci serve

## Punti Chiave

- Chi non ha comprato né venduto deve saperlo: può non fare niente.
- «Venerdì prossimo» va con la data, perché l'email si legge anche lunedì.
- La data di pagamento dell'IMU la scrive lo studio.

## Contenuto Dettagliato

**Oggetto: IMU, ci servono due notizie entro venerdì**

Gentile cliente,

si avvicina il saldo dell'IMU, da pagare entro il …… .

Quest'anno ha comprato o venduto una casa, un box o un terreno? Se sì, ci mandi l'atto, o anche solo la data e l'indirizzo, entro venerdì prossimo, …… .

Se non è cambiato niente, ci risponda «nessuna novità»: prepariamo noi il conto.

Per parlarne: ……

Cordiali saluti,

lo studio ……

## Suggerimenti

> A chi non risponde manda un messaggio sul telefono il giovedì.
>
> Box e terreni li ho aggiunti io, perché molti pensano solo alla casa. Se nel tuo studio non servono, togli le parole. Controlla anche chi ha ereditato o cambiato residenza: sono i casi in cui il conto cambia senza che nessuno abbia comprato niente, e che il cliente dimentica di dire.
`,
  'commercialista-lista-documenti': `# 730: la lista per la famiglia con figlio e mutuo

## Punti Chiave

- Gli interessi del mutuo si provano con il foglio della banca, che di solito arriva a primavera.\\*
- Le spese mediche contano quasi sempre solo se pagate in modo tracciabile.\\*
- Per il figlio guarda anche sport, mensa e università.\\*

## Contenuto Dettagliato

**Chi siete**

- ☐ Documento di chi firma, tessere sanitarie di tutti
- ☐ Il 730 dell'anno scorso
- ☐ Che cosa è cambiato: nascita, residenza, lavoro \\*

**Redditi**

- ☐ Certificazione Unica, una per ogni lavoro o pensione \\*
- ☐ Affitti incassati, altri redditi \\*

**La casa e il mutuo**

- ☐ Atto di acquisto \\*
- ☐ Contratto di mutuo \\*
- ☐ Interessi pagati nell'anno, certificato dalla banca \\*
- ☐ Lavori in casa: fatture e bonifici «parlanti», cioè fatti apposta \\*

**Il figlio**

- ☐ Scuola, mensa, gite \\*
- ☐ Sport, con il nome della società \\*
- ☐ Trasporti, se c'è l'abbonamento \\*

**Salute**

- ☐ Fatture e scontrini con il codice fiscale \\*
- ☐ Come sono stati pagati \\*

**Altro**

- ☐ Assicurazioni, donazioni \\*
- ☐ ……

L'asterisco segna quello che cambia di anno in anno: si controlla sul sito dell'Agenzia delle Entrate.

## Suggerimenti

> Manda la lista con la data dell'appuntamento, un mese prima. Il foglio della banca è l'ultimo ad arrivare.
`,
  'commercialista-regola-semplice': `# Il regime forfettario, spiegato a un artigiano

## Punti Chiave

- Le tasse si calcolano su una parte fissa di quello che incassi, qualunque sia la spesa vera.
- Conviene di più a chi spende poco. Chi compra molto materiale deve fare i conti.
- Oltre una soglia si esce, e va guardato durante l'anno.

## Contenuto Dettagliato

### L'idea

Di solito si tolgono le spese dagli incassi, e le tasse si pagano su quello che resta. Qui no. La legge dice che una parte dei tuoi incassi è «guadagno», sempre la stessa, e le tasse si pagano su quella.

La parte per il tuo mestiere: ……${br}
L'aliquota, cioè la percentuale di imposta: ……${br}
La soglia: ……

### Con numeri inventati

Incassi 100 gettoni. La parte che conta, diciamo, sono 60.

Hai comprato legno per 20 gettoni? Te ne restano 80 in tasca, e paghi sui 60.

Hai comprato legno per 50? Te ne restano 50, e paghi ancora sui 60. Qui ci rimetti.

### Che cosa è più semplice

Meno registri, e di norma non si aggiunge l'IVA in fattura. Chi compra, però, non la scarica. Le altre regole: ……

### Tre domande

1. Con le mie spese dell'anno scorso, mi sarebbe convenuto?
2. Se a ottobre sto per superare la soglia, che cosa faccio?
3. Quali carte tengo lo stesso?

## Suggerimenti

> Fai il conto con i numeri dell'artigiano davanti a lui: l'esempio dei gettoni si dimentica, il suo no.
`,
  'commercialista-parcella': `# Primo sollecito, con due rate

## Punti Chiave

- Al primo sollecito quasi tutti hanno dimenticato. Il tono parte da lì.
- Le due rate si offrono con le date, altrimenti restano un'idea.
- Si chiede una risposta, prima ancora dei soldi.

## Contenuto Dettagliato

Data: ……

**Oggetto: fattura n. …… del ……**

Gentile ……,

dai nostri conti la fattura n. ……, di euro ……, risulta ancora da pagare. La scadenza era il …… .

Se ha già provveduto, mi mandi la ricevuta e mi scusi.

Se preferisce, può pagare in due rate, la prima entro il …… e la seconda entro il …… . Mi basta un suo «va bene» per prenderne nota.

Le chiedo una risposta entro il …… . Se c'è qualcosa da chiarire sul lavoro fatto, mi telefoni: ne parliamo volentieri.

Cordiali saluti,

[nome e cognome]

## Suggerimenti

> Prima di spedirla telefona: spesso non serve più.
>
> Le rate accettate confermale per iscritto con le due date. Segna in agenda il giorno dopo ognuna, e controlla se sono arrivate.
`,
  'commercialista-nuova-attivita': `# Una gelateria vicino a una scuola

## Punti Chiave

- La scuola chiude da giugno a settembre, proprio quando il gelato si vende: è la domanda che cambia tutto.
- L'inverno decide se l'attività regge. Chiedi che cosa si venderà a gennaio.
- Igiene e canna fumaria vanno verificate prima di firmare l'affitto.
- Il gelato si fa o si compra? Cambiano macchine, spazi e permessi.

## Contenuto Dettagliato

**Idea**

1. Perché una gelateria, e perché lì?
2. Chi compra alle quattro del pomeriggio, e chi alle nove di sera?
3. Che cosa vende da novembre a febbraio?
4. Chi fa già gelato a dieci minuti a piedi?

**Soldi**

5. Quanto costano macchine e banco, nuovi o usati?
6. Quanto mette di suo?
7. Quanti coni al giorno servono per pagare affitto e bollette?
8. Per quanti mesi regge senza guadagnare?

**Locali**

9. L'affitto è già firmato?
10. C'è lo scarico, e la potenza elettrica basta?
11. Si possono mettere tavolini fuori?

**Permessi**

12. Ha i corsi per chi tratta alimenti?
13. Chi ha controllato che il locale sia adatto?
14. L'insegna e i tavolini hanno bisogno di un permesso?

**Personale**

15. Chi sta al banco la domenica?
16. A luglio e ad agosto quante persone servono?
17. I familiari lavoreranno, e come?

**Tasse**

18. Ha altri redditi?
19. Ha già avuto una partita IVA?
20. Chi tiene scontrini e fatture?

**Gli uffici di ${city.name}:** lo sportello per le imprese del Comune, la Camera di Commercio, l'azienda sanitaria, l'Agenzia delle Entrate, l'INPS.

## Suggerimenti

> Fai la domanda 3 e quella sulla scuola prima di parlare di soldi.
`,
  'commercialista-anno-in-una-pagina': `# La trattoria: i costi corrono di più

## Punti Chiave

- I ricavi salgono del 5 per cento, i costi dell'8: la distanza si è ristretta.
- Quanto si è ristretta non si può dire senza gli importi.
- Il perché non è in questi due numeri.

## Contenuto Dettagliato

Quest'anno la trattoria ha incassato di più. Per ogni 100 euro dell'anno scorso ne sono entrati 105.

Anche le spese sono cresciute, e più in fretta. Dove prima se ne spendevano 100, adesso se ne spendono 108.

Vuol dire che su ogni pranzo resta una parte più piccola. Può darsi che alla fine dell'anno sia rimasto di più in tasca, oppure di meno. Dipende da quanto pesavano le spese all'inizio, e qui quel numero non c'è.

Nessuno ha sbagliato per questo. Molti locali si trovano a correre per restare fermi, e conviene guardare adesso, con calma, una spesa alla volta.

### Tre domande per il titolare

1. Quale spesa è cresciuta di più, la cucina, l'energia o il personale?
2. Quali piatti costano di più di quello che rendono?
3. Se ritoccassimo un prezzo solo, quale sarebbe?

## Suggerimenti

> Porta due colonne su un foglio, 100 e 105 accanto a 100 e 108. Si capisce in tre secondi.
>
> «Molti locali» è una frase mia: se non lo sai per certo, toglila.
`,
  'commercialista-preventivo': `# Contabilità di una ditta individuale

## Punti Chiave

- Le lettere dell'Agenzia sono la voce che il cliente crede compresa. Va scritta tra le altre.
- Come si paga sta prima della firma, con le date.
- Le imposte non sono il compenso dello studio: molti le confondono.
- Quello che il cliente deve consegnare, e quando, evita metà delle discussioni.

## Contenuto Dettagliato

**Cliente:** …… **Data:** ……

**È compreso**

- Registrare fatture e spese
- Il calcolo delle imposte e i moduli per pagarle
- La dichiarazione dei redditi della ditta
- Un avviso prima di ogni scadenza
- Due incontri l'anno sui conti
- Le domande brevi, per telefono o per email

**Si paga a parte**

- Apertura, modifica o chiusura dell'attività
- Buste paga
- Risposte a lettere e avvisi degli uffici
- Dichiarazioni dei familiari

**Come e quando si paga**

Il compenso è di euro …… l'anno, più IVA e contributo della cassa.${br}
Si paga in …… rate, il …… di ogni ……, con bonifico.${br}
A ogni pagamento riceve la fattura.${br}
Prima di un lavoro a parte le diciamo il prezzo, e si comincia dopo il suo sì.

Imposte, contributi e bolli li paga lei, e non sono compresi.

**Vale fino al:** ……

**Firme:** ……

## Suggerimenti

> «Due incontri l'anno» è un'idea: scrivi quelli che fai davvero.
`,
  'commercialista-nota-ai': `# Come usiamo l'intelligenza artificiale

## Punti Chiave

- La nota nomina gli strumenti, come ChatGPT e Microsoft Copilot: chi legge può informarsi.
- La frase che tranquillizza è quella sui dati che non entrano.
- Va confrontata con la legge 132 del 2025, e aggiornata se cambia uno strumento.

## Contenuto Dettagliato

Gentile cliente,

nel nostro studio usiamo anche l'intelligenza artificiale. La legge 132 del 2025 chiede di dirlo, e lo facciamo volentieri.

**Che cosa usiamo.** ChatGPT e Microsoft Copilot. Sono programmi che scrivono un testo quando glielo si chiede.

**Per che cosa.** Per la prima bozza di alcune lettere. I conti e le scelte li facciamo noi.

**Che cosa non diamo a questi programmi.** Nomi, conti, codici fiscali: i suoi dati restano nello studio.

**Chi controlla.** Un professionista rilegge ogni testo, lo corregge e lo firma. Della lettera che riceve rispondiamo noi.

**Se preferisce di no.** Ce lo dica, e per lei scriviamo tutto a mano.

Cordiali saluti,

lo studio ……

Data ……

## Suggerimenti

> L'ultima proposta l'ho aggiunta io. Lasciala solo se la manterrai.
>
> Consegnala insieme al preventivo, e tieni la data.
`,
}
