/** What the screens of groups say when something does not go, for server and browser. */
export const groupTexts = {
  missing: 'Questo gruppo non esiste.',
  notIn:
    "Non sei in questo gruppo, o il gruppo non c'è più. Quello che hai fatto resta nel tuo account.",
  codeUnknown:
    'Questo codice non apre nessun gruppo. Sono sei lettere, senza numeri: guarda bene il foglio.',
  notACode:
    'Scrivi le sei lettere del foglio, oppure le tre parole e le quattro cifre del tuo biglietto.',
  nameMissing: 'Scrivi come ti chiami. Va bene anche un nome inventato.',
  nameTooLong: 'Il nome è troppo lungo: bastano trenta lettere.',
  nameTurned:
    'Nel nome ci sono segni nascosti che girano la scrittura. Cancellalo e scrivilo a mano.',
  deviceMissing:
    'Per entrare premi una delle due risposte: questo telefono o computer è tuo, o della sala?',
  doorClosed:
    "Adesso non si entra in questo gruppo. Si entra da un'ora prima fino alla fine: chiedi a chi lo guida di aprire la porta.",
  tooManyJoined:
    "Da qui sono entrate molte persone in poco tempo. Aspetta un quarto d'ora e riprova.",
  full: 'Il gruppo è al completo. Chiedi a chi lo guida.',
  joinFailed: 'Non sei ancora nel gruppo. Riprova.',
  codeFailed: 'Non sono riuscito a leggere il codice. Riprova.',
  loadFailed: 'Non riesco ad aprire questa pagina',
  listFailed: 'Non riesco a leggere i gruppi',
  saveFailed: 'Il gruppo non è salvato. Riprova.',
  renameFailed: 'Il nome è rimasto quello di prima. Riprova.',
  slipFailed: 'Il biglietto è rimasto quello di prima. Riprova.',
  doorFailed: "La porta è rimasta com'era. Riprova.",
  offerOver:
    "Questo gruppo adesso lo guida qualcun altro, o non c'è più: il collegamento non vale.",
  takeFailed: 'Il gruppo non è ancora tuo. Riprova.',
  handOverFailed: 'Il gruppo è ancora tuo. Riprova.',
  deleteFailed: 'Il gruppo è ancora qui. Riprova.',
  restoreFailed: 'Il gruppo non è tornato. Riprova.',
  removeFailed: 'La persona è ancora nel gruppo. Riprova.',
  undoFailed: 'La persona è ancora fuori dal gruppo. Riprova.',
  undoLate: 'Adesso non si può più annullare: falla entrare di nuovo con il codice.',
  closeFailed: "L'incontro è ancora aperto. Riprova.",
  actFailed: 'Non ci sono riuscito. Controlla la connessione e riprova.',
  stepFailed: 'Non sono riuscito a segnarlo. Riprova.',
  handFailed: 'La mano è rimasta come prima. Riprova.',
  gatherFailed: 'Non ho chiamato nessuno. Riprova.',
  endGatheringFailed: 'La chiamata è ancora lì. Riprova.',
  notRunning: "Adesso il gruppo non è al lavoro: la mano si alza durante l'incontro.",
  placeUnknown: 'Scegli un posto della lista.',
  leaveFailed: 'Sei ancora nel gruppo. Riprova.',
  quizFailed: 'Non sono riuscito a leggere la risposta. Premila di nuovo.',
  noQuiz: 'Queste domande non ci sono più. Torna al percorso: non ti servono per finirlo.',
  noNotebook: "Questo quaderno non c'è più.",
  noCertificate: 'Questo attestato non esiste, o è di un altro account.',
  certificateFailed: "L'attestato non è pronto. Riprova.",
  certificatesFailed: 'Gli attestati non sono pronti. Riprova.',
  nobodyFinished: 'Non è ancora entrato nessuno: gli attestati si stampano dopo.',
  noSteps: "Questo percorso non ha passi: non c'è niente da attestare.",
  certificateName: "Scrivi il nome da mettere sull'attestato, in non più di sessanta lettere.",
  noSlip: 'Questa persona entra con la sua email: non ha un biglietto.',
  notAMember: 'Questa persona non è più nel gruppo.',
  ofTheFirst: 'Lo può fare solo chi ha fatto il gruppo.',
  secondFailed: 'Chi guida il gruppo è rimasto come prima. Riprova.',
  noSuchFacilitator:
    'Nessun Facilitatore ha questo indirizzo. Il ruolo deve valere già: controlla con lei o con lui.',
} as const
