/**
 * How people ask for a template in words that neither it nor its example holds: commas between
 * ways, every word of one must be there, 'a/b' for one or the other, each the beginning of a
 * normalised word, or the whole of one of up to three
 * letters; '!a' for none that begins so.
 */
const ways: Readonly<Record<string, string>> = {
  amministratore: `condomin scal/luce/ascensor/citofon/porton/cantin/garage/tett/infiltraz/spors/puliz/rumor/perd/rott/guast/scriv/letter/mail, scal spors/luce/rott/bui/puli/funzion, vicin rumor/music/cane/abbai/fum/disturb/urla, vicin piano, infiltraz/macchi/muff soffitt/muro/pared/bagno, ascensor rott/ferm/guast/funzion, citofon/porton rott/guast/chiud/funzion, amministrat scriv/letter/lament/avvis/chied/mail`,
  'lettera-comune': `lampion spent/accend/rott/funzion/bui/fulmin, rifiut/spazzatur/immondiz/casson segnal/davant/strad/sotto/casa/abband/lament/scriv, buc/buch strad/via/asfalt/segnal/comun, marciapied rott/disse/segnal/buc/scivol, strad bui/rott/disse/segnal, alber/panchin/giardinett/semafor/strisc/parcogioc segnal/comun/rott/pericol/cadut/tagliar, sindac scriv/letter/chied, comun scriv/letter/segnal/lament/reclam !rispo`,
  'domanda-inps': `inps domand/scriv/chied/telefon/document/accompagn/invalid, pension diminu/bass/calat/ritard/manc/meno/arriv/reversib, accompagnament domand/chied/invalid, invalidit domand/chied/document/richied`,
  bolletta: `bollett cap/legg/spieg/cara/alta/alte/salat/control/sbagl/tropp/cont, luce/gas/acqua/riscaldament spend/pago/tropp/caro/cara/cariss/stangat/aument/salat`,
  'lettera-difficile': `agenzi entrat, cartell esattorial`,
  'rispondere-lettera': `rispo/rispond/risposta letter/raccomandat/comun/inps/agenzi/assicuraz/banca`,
  auguri: `augur/fras/pensier/bigliett/poesi/messagg/dedic/discors/parole complean/anniversar/matrimon/nozze/sposi/comunion/cresim/battesim/laure/natal/pasqu/nascit/nato/nata/onomastic/pension/mamm/papa/nonn/suocer/anni/brindis, augur nipot/figli/amic/mogl/marit/suocer/sorell/fratell/mamm/papa, bigliett augur, augur, righe/righett/pensierin complean/anniversar/matrimon/nozze/sposi/comunion/cresim/battesim/laure/natal/pasqu/nascit, compie/compion/compir righe/righett/fras/pensier/parol/bigliett/messagg/scriv/dedic/poesi`,
  condoglianze: `condoglianz, lutto/funeral/morte/morto/mort/vedov/scompars scriv/parol/fras/dire/dico/righe/bigliett/messagg/pensier, vedov funeral`,
  'ricetta-avanzi': `cucin/cucino/prepar/mangi/ricett/facci avanz/frigo/pane/zucchin/uova/polent/riso/pollo/verdur/patat/carn/pesce/stasera/pranzo/cena/melanzan/zucca !siamo, ricett !medic/prescri/rinnov/rosa/siamo, cena veloc/idee/facil/stasera, pranzo idee/facil/domenic, cucin/mangi/prepar/facci siamo !ricett/torta`,
  casoncelli: `casoncell, casonsei`,
  'ricetta-adattare': `dosi person/ricett/dodic/torta/teglia/doppi, ricett person/meno/senza/doppi/diabet/glutin/adatt, torta diabet/senza/meno, cucin diabet, ricett/torta/dosi siamo/invitat`,
  pianta: `pianta/piante/gerani/orchide/rosa/rose/basilic/limon/ortensi/ficus foglie/gialle/secc/muo/muore/mal/cura/appassit/insett/pidocchi/macchie/soffr, pianta malat, pianta/piante/gerani/orchide/basilic/ortensi/ficus/siepe giall/ingiall/marron/appass/afflosc/secca`,
  balcone: `piant/semin/coltiv/orto balcon/terrazz/vaso/vasi/pomodor/insalat/basilic/zucchin/fragol, orto, pomodor/insalat/basilic/zucchin/fragol/peperon/lattug balcon/terrazz/vaso/vasi`,
  reclamo: `reclam, protest bollett/telefon/societ/negoz/tim/enel/fibra/servizi/compagni/scriv, lament negoz/servizi/societ/bus/autobus/ospedal/compagni, internet funzion/lent/guast/tecnic, telecom/vodafon/tim/wind/fastweb/enel/eni scriv/protest/reclam/lament/sbagl, nuov/comprat/garanzi rott/guast/difett frigo/lavatric/lavastovigl/forno/televis/telefon/aspirapolver/caldai/ferro/stuf`,
  disdetta: `disd, annull/chiud/togli/smett/cancell/recess/reced abbonament/contratt/sky/netflix/palestr/rivist/fornit/linea/assicuraz, smett pagar, palestr/abbonament/rivist/sky/netflix/dazn piu/mai serv/uso/usiam/vado/andiam/guard/legg/vogl/interess, prend/scala/preleva/addebit soldi mese/mesi !pension`,
  rimborso: `rimbors, ridare/indietr/restitu/riavere soldi/bigliett/pagament/treno/acconto/caparra, rivogl/ridiano/ridarmi/ridann/ridatem soldi/bigliett/acconto/caparra`,
  'punti-deboli': `corregg/rilegg/miglior letter/testo/mail/scritt`,
  multa: `multa/multe/contravvenz/verbal contest/ricors/ingiust/pagar/fare/vigil/ztl/velocit/sbagl/autovelox, multa, multe, vigile/vigili euro/verbal/disco/sosta/parchegg/diviet !vigilia, disco orari/sosta/parchegg, diviet sosta`,
  pratica: `isee, tari, spid prepar/document/fare/serv/attiv/aver/cos, pagopa, document serv/prepar/carta/portar/patronat/caf, cie/carta identit rinnov/fare/document/serv/scadut`,
  'domande-tu': `non/come cominc/iniz/partire scriv/letter/domand`,
  'prova-telefonata': `telefonat prova/esercit/allen/prepar, telefon/chiam sportell/uffici/comun/inps/cup prova/prepar/dire/dico`,
  'cambio-medico': `cambi/scegli/nuov medic/dottor, medico/dottor pension !visit/invalid/domand/inps, medico/dottor trov altr/nuov`,
  'domande-medico': `chied/domand/dire/dico/prepar/chiedo medic/dottor/cardiolog/oculist/ortoped/specialist/visit/ginecolog/neurolog/dermatolog !vuol, visit prepar/domand/dire, prepar visit`,
  foglietto: `bugiard, fogliett medicin/illustrat/farmac/pastigl/capi/legg, medicin capir/spieg/foglio/effett`,
  'diario-disturbi': `pression/glicem/dolor/disturb/sintom/mal/sonno/peso segn/nota/diari/tabell/ogni/quadern/annot/foglio, diari disturb/salut/dolor/pression`,
  compiti: `aiut/spieg/compit nipot/bambin/figli/ragazz frazion/division/equazion/espression/matemat/geograf/compit/italian/storia/geometri/problem/tabellin/analis/grammatic/scienz/ingles, compit`,
  favola: `storia/stori/favol/fiab/raccont/filastrocc dorm/nanna/nott/nipot/bambin/piccol/inventar/invent, favol, fiab, ninna`,
  pomeriggio: `gioc/giochi/giochin/attivit/passatemp/divert bambin/nipot/piogg/pomerigg/casa/piccol, pomerigg nipot/bambin, interten/intratten nipot/bambin, piov/piogg bambin/nipot/piccol`,
  circolare: `circolar/avvis scuol/asilo/matern/maestr/capi/legg, scuol capire/circolar/avvis/maestr`,
  'tre-modi': `spieg/spiegam semplic/facil/bambin/parole/modi`,
  'grazie-volontari': `ringrazi/grazie volontar/aiutat/festa/associaz/gruppo/parrocch/squadr, ringraziament volontar/festa/associaz`,
  'locandina-festa': `volantin/locandin/manifest/cartell/avvis/invit festa/sagra/tombol/parrocch/orator/associaz/pesca/concert/cena/gita/mercatin/torneo/raccolt, fogli/cartell append/attacc/bachec festa/sagra/tombol/parrocch/orator/associaz/pesca/concert/cena/gita/mercatin/torneo/raccolt`,
  'verbale-riunione': `verbal riunion/associaz/soci/consigli/comitat/scriv/gruppo, appunt riunion/ordin`,
  'verbale-assemblea': `verbal condomin/amministr, spes condomin/millesim, condomin pag/quant/millesim/assemble/ripart/capi/delib, millesim`,
  turni: `turni, tabell volontar/turn, calendar volontar, chi apre chiude, chi apre/chiude/pulisc centro/sede/orator/parrocch/circol/chies/domenic/settiman, chi tocca puli/apri/chiud/cucin/settiman`,
  bando: `bando, contribut associaz/comun/region/chied/domand`,
  'vendere-usato': `vend/vendo/annunc/subito vecchi/usat/armad/mobil/divan/bici/auto/macchin/lettin/passegg/libri/tavol/lavatric/frigo/telefon/moto/quadr/cantin/casa`,
  badante: `badant/colf accord/orari/foglio/istruz/regol/spieg/scriv/compit/cos/contratt/lavor, anzian/signora/assist lavor orari/ripos/ferie, donna puliz accord/orari/contratt`,
  maglia: `maglia/uncinett/ferri/sferruzz/sciarp/maglion schem/spieg/capi/istruz/punt/lavor/fare/ferri`,
  confronta: `offert/tariff/contratt/preventiv/assicuraz conv/confront/scegl/meglio/paragon/miglior/qual, fornitor/gestor cambi/scegl/confront/luce/gas`,
  treno: `treno/treni andar/anda/vado/viagg/gita/orari/cambi/arriv/portar/venezi/veron/milan/rom/firenz, gita/viagg, andar/andiam/vado/arriv/muover/girar senza macchin/auto/patent, mezzi pubblic`,
  passeggiata: `passegg/camminat/cammin/sentier/giro/escurs/girett facil/vicin/tranquill/pian/montagn/cors/breve/domenic/nipot/lago/pianura/senza, passegg, camminat`,
  valigia: `valig, cosa/coss/cos mett/port mare/montagn/ospedal/viagg/ospedale/zaino, bagagl prepar/lista/cosa/mett`,
  albergo: `albergo/hotel/camera prenot/telefon/ingles/chied/scriv, pension prenot`,
  agriturismo: `agriturism, camera/soggiorn/stanza prenot/chied/scriv/messagg/post`,
  'frasi-viaggio': `dice/dicon/fras/parol/dire/chied ingles/frances/spagnol/tedesc/estero/lingua, londra/parigi/berlin/vienna/inghilterr/german/francia/spagna/americ/austral/canad parol/lingua/fras/parlo, impar ingles/frances/spagnol/tedesc`,
  ricordo: `ricord/memori/infanz/giovent/vita/stori raccont/scriv/mettere/libro/bambin/giovan/famigl/guerr/mia/mio, autobiograf, quando lavorav/ero/eravam/abitav/andav scriv/raccont/mettere/libro`,
  fotografia: `foto/fotograf vecchi/famigl/nonn/album/cornic/scritt/didascal/dietro, album foto`,
  'parole-di-casa': `dialett, parol antich/nonn, parol una volta, antich/nonn/dialett modi/modo dire, nonn dett/detti/proverb/dicev`,
  impegni: `impegn/appuntament/settiman/agenda/promemor/giornat ordin/organizz/ricord/segn/tabell/mett/lista/program/gest, lista cose, calendar impegn/settiman/famigl`,
}

/** The same for templates of trades, by their whole id. */
const tradeWays: Readonly<Record<string, string>> = {
  'ristoratore-risposta-recensione': `stella/stelle google/client/recension/tripadvisor, google/tripadvisor client/local/ristor/trattor rispo/brutt/cattiv/lament/scritt/lent/pessim`,
  'creativo-accorcia-testo': `riassum/accorci/sintesi articol/testo/capitol/libro/giornal`,
  'ristoratore-menu-del-giorno': `lavagn piatt/menu/risott/polent/brasat/pasta/carne/pesce/primi/second/trattor/ristor`,
  'ristoratore-menu-turisti': `tedesc/ingles/frances/stranier/turist/spagnol/american tavol/menu/piatti/mangiar capi/trad/spieg/legg`,
  'artigiano-ricordare-pagamento': `non saldat/saldar lavor/fattur/client, non pagat/paga/pagan lavor/fattur client/signor, client/signor deve/devon soldi lavor/fattur`,
  'artigiano-spostare-lavoro': `avvis/spost/rimand/rinvi tapparell/caldai/imbianc/infiss/impiant/piastrell/cantier/serrament arriv/vengo/riesco/posso/spost/rimand/rinvi`,
}

const parts = (way: string) =>
  way.split(' ').map((word) => word.split('/').map((stem) => stem.trim()))

/** The ways of asking for templates, by their ids. */
export const templateWishes: ReadonlyMap<string, readonly (readonly (readonly string[])[])[]> =
  new Map(
    [
      ...Object.entries(ways).map(([id, text]) => [`vita-quotidiana-${id}`, text] as const),
      ...Object.entries(tradeWays),
    ].map(([id, text]) => [id, text.split(', ').map(parts)]),
  )
