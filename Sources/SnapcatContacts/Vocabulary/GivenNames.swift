/// Given names, folded, as they are common in many countries.
enum GivenNames {
  static let all = WordList(english, germanic, romance, nordic, slavic, other)

  private static let english = """
    james, john, robert, michael, william, david, richard, joseph, thomas, charles, christopher, daniel, matthew, anthony,
    mark, donald, steven, paul, andrew, joshua, kenneth, kevin, brian, george, timothy, ronald, edward, jason, jeffrey,
    ryan, jacob, gary, nicholas, eric, jonathan, stephen, larry, justin, scott, brandon, benjamin, samuel, gregory,
    alexander, frank, patrick, raymond, jack, dennis, jerry, tyler, aaron, jose, adam, nathan, henry, douglas, zachary,
    peter, kyle, noah, ethan, jeremy, walter, christian, keith, roger, terry, austin, sean, gerald, carl, harold, dylan,
    arthur, lawrence, jordan, jesse, bryan, billy, bruce, gabriel, joe, logan, alan, juan, albert, willie, elijah, wayne,
    randy, vincent, mason, roy, ralph, bobby, russell, bradley, philip, eugene, ian, graham, nigel, simon, neil, stuart,
    colin, trevor, derek, gavin, gareth, rhys, owen, liam, oliver, harry, charlie, oscar, leo, max, toby, hugh, martin,
    craig, duncan, angus, callum, hamish, ewan, rory, declan, cormac, conor, eoin, padraig, seamus, brendan, kieran,
    niall, donal, fergus, mary, patricia, jennifer, linda, elizabeth, barbara, susan, jessica, sarah, karen, lisa, nancy,
    betty, sandra, margaret, ashley, kimberly, emily, donna, michelle, carol, amanda, melissa, deborah, stephanie,
    dorothy, rebecca, sharon, laura, cynthia, amy, kathleen, angela, shirley, brenda, emma, anna, pamela, nicole,
    samantha, katherine, christine, helen, debra, rachel, carolyn, janet, maria, catherine, heather, diane, olivia, julie,
    joyce, victoria, ruth, virginia, lauren, kelly, christina, joan, evelyn, judith, andrea, hannah, megan, cheryl,
    jacqueline, martha, madison, teresa, gloria, sara, janice, ann, kathryn, abigail, sophia, frances, jean, alice, judy,
    isabella, julia, grace, amber, denise, danielle, marilyn, beverly, charlotte, natalie, theresa, diana, brittany,
    doris, kayla, alexis, lori, marie, claire, fiona, gemma, joanne, lucy, lynn, louise, nicola, sally, tracy, wendy,
    zoe, chloe, freya, imogen, poppy, daisy, isla, ella, ava, mia, lily, holly, kirsty, morag, eilidh, siobhan, niamh,
    aoife, ciara, sinead, orla, roisin, maeve, bronagh, tom, tim, jim, mike, bob, bill, dave, dan, ben, sam, matt, nick,
    chris, steve, greg, jeff, ken, rob, ron, don, ed, ted, fred, tony, andy, alex, kate, katie, liz, beth, sue, jane, jen,
    jenny, jess, meg, becky, maggie, peggy, molly, rosie, annie, ellie, tessa, colton, hunter, cole, blake, chad, brett,
    travis, shane, todd, cody, dustin, derrick, marcus, curtis, leonard, norman, clifford, herbert, melvin, carrie,
    crystal, tiffany, erin, tammy, dawn, robin, stacy, wanda, leslie, tara, april, sherry, monica, bianca, carmen
    """

  private static let germanic = """
    hans, peter, klaus, jurgen, wolfgang, uwe, bernd, manfred, dieter, helmut, gerhard, horst, werner, heinz, karl, gunter,
    rainer, stefan, stephan, andreas, matthias, markus, thomas, michael, frank, ralf, rolf, jorg, jens, torsten, thorsten,
    sven, dirk, holger, heiko, kai, lars, olaf, axel, ulrich, volker, harald, norbert, herbert, otto, fritz, friedrich,
    heinrich, wilhelm, ludwig, johann, johannes, jakob, lukas, felix, maximilian, jonas, leon, finn, paul, niklas, tobias,
    florian, sebastian, dominik, philipp, fabian, julian, moritz, jan, tim, marcel, patrick, rene, marco, sascha, timo,
    bjorn, ingo, armin, erwin, erich, kurt, hubert, anton, josef, franz, alois, georg, gottfried, siegfried, rudolf,
    reinhard, reinhold, roland, konrad, konstantin, valentin, ursula, renate, ingrid, helga, monika, karin, sabine,
    petra, gabriele, brigitte, birgit, andrea, claudia, susanne, martina, kerstin, heike, anja, silke, katrin, kathrin,
    nicole, stefanie, tanja, sandra, melanie, julia, katharina, christina, christine, sarah, lena, lea, hannah, johanna,
    sophie, sophia, marie, maria, anna, laura, lisa, nina, eva, elisabeth, barbara, margarete, margarethe, gisela, gerda,
    hildegard, elfriede, edith, irmgard, waltraud, hannelore, jutta, ute, ulrike, angelika, anke, antje, astrid, beate,
    bettina, carola, cornelia, dagmar, doris, dorothea, elke, franziska, friederike, gudrun, heidi, iris, jana, judith,
    jaroslav, klara, lana, magdalena, mareike, meike, miriam, nadine, regina, regine, rosemarie, ruth, simone, sonja,
    steffi, svenja, theresa, verena, veronika, vera, viktoria, wiebke, yvonne, urs, beat, reto, ueli, hansruedi, andre,
    gian, luca, ruedi, kees, jan, piet, henk, hendrik, willem, cornelis, johan, gerrit, dirk, pieter, maarten, jeroen,
    bas, bart, sander, wouter, jasper, daan, sem, thijs, koen, ruud, joost, arjan, marijn, rik, tijn, ryan, stijn, luuk,
    anneke, annemiek, marieke, femke, sanne, lotte, fleur, eva, iris, maaike, ilse, els, elly, marijke, saskia, wilma,
    yvette, esther, linda, ellen, loes, joke, trudy, hilde, greet, griet, veerle, katrien, an, lieve, tineke
    """

  private static let romance = """
    jean, pierre, michel, andre, philippe, rene, louis, alain, jacques, bernard, marcel, daniel, roger, robert, paul,
    claude, christian, henri, georges, nicolas, francois, david, laurent, olivier, eric, thierry, pascal, stephane,
    frederic, christophe, sebastien, julien, thomas, alexandre, antoine, maxime, guillaume, romain, mathieu, matthieu,
    vincent, benoit, arnaud, fabrice, gilles, patrice, didier, bruno, dominique, yves, yann, loic, gael, hugo, lucas,
    theo, enzo, thibault, victor, adrien, quentin, remi, damien, cedric, jerome, emmanuel, marie, jeanne, francoise,
    monique, catherine, nathalie, isabelle, jacqueline, anne, sylvie, martine, nicole, christine, valerie, sandrine,
    veronique, brigitte, chantal, stephanie, celine, aurelie, julie, camille, lea, manon, chloe, emma, ines, sarah,
    charlotte, pauline, mathilde, marine, audrey, delphine, florence, helene, virginie, caroline, elise, margaux, margot,
    amelie, laetitia, sophie, genevieve, odile, josephine, suzanne, colette, renee, thibaut, antonio, jose, manuel,
    francisco, juan, javier, david, jesus, carlos, miguel, rafael, pedro, angel, alejandro, fernando, luis, sergio, jorge,
    alberto, alvaro, diego, adrian, raul, enrique, ramon, vicente, ivan, ruben, oscar, andres, joaquin, santiago, eduardo,
    victor, roberto, jaime, mario, ignacio, alfonso, ricardo, marcos, salvador, emilio, julian, guillermo, gabriel, tomas,
    agustin, gonzalo, felipe, hector, cristian, nicolas, mateo, hernan, pablo, maria, carmen, ana, isabel, dolores,
    pilar, josefa, teresa, rosa, antonia, cristina, laura, marta, lucia, francisca, elena, mercedes, paula, raquel, sara,
    beatriz, rocio, silvia, patricia, irene, montserrat, nuria, encarnacion, rosario, juana, andrea, alba, concepcion,
    ofelia, obdulia, consuelo, esperanza, ximena, valentina, camila, gabriela, daniela, fernanda, noe, giuseppe, giovanni,
    antonio, mario, luigi, francesco, angelo, vincenzo, pietro, salvatore, carlo, franco, domenico, bruno, paolo, michele,
    giorgio, aldo, sergio, luciano, andrea, marco, matteo, luca, alessandro, lorenzo, davide, simone, stefano, roberto,
    riccardo, federico, fabio, massimo, claudio, enrico, gianluca, gianni, alberto, emanuele, filippo, tommaso, giacomo,
    nicola, raffaele, dario, daniele, leonardo, edoardo, maria, anna, giuseppina, rosa, angela, giovanna, teresa, lucia,
    carmela, caterina, francesca, antonietta, carla, elena, concetta, rita, margherita, franca, paola, giulia, chiara,
    sara, martina, valentina, alessia, federica, silvia, elisa, ilaria, eleonora, giorgia, alice, beatrice, laura,
    roberta, daniela, simona, barbara, monica, cristina, patrizia, rossella, joao, pedro, paulo, jorge, nuno, rui, tiago,
    luis, miguel, ricardo, bruno, goncalo, diogo, andre, rodrigo, gustavo, leandro, thiago, marcelo, fabio, vinicius,
    mateus, caio, henrique, otavio, ana, mariana, beatriz, ines, joana, catarina, sofia, rita, marta, luiza, juliana,
    camila, larissa, leticia, bruna, amanda, renata, adriana, luciana, vanessa, isadora, ion, andrei, mihai, alexandru,
    stefan, cristian, florin, marius, radu, bogdan, vlad, elena, ioana, andreea, mihaela, raluca, simona, gabriela
    """

  private static let nordic = """
    lars, erik, karl, anders, per, johan, nils, lennart, sven, hans, bengt, bo, gunnar, jan, mikael, fredrik, daniel,
    mattias, magnus, stefan, peter, jonas, henrik, niklas, gustav, oskar, axel, emil, viktor, samir, robert, ake, olle,
    goran, roger, ulf, torbjorn, kjell, hakan, anna, eva, maria, karin, kristina, lena, kerstin, ingrid, marie, birgitta,
    margareta, elisabeth, helena, annika, susanne, sofia, malin, johanna, linnea, elin, ida, sara, emma, ebba, astrid,
    maja, sigrid, ylva, asa, gunilla, ulla, britt, jens, soren, niels, jorgen, henning, thomas, morten, mads, rasmus,
    mikkel, kasper, frederik, christian, anne, kirsten, mette, hanne, lene, susanne, helle, lone, pia, charlotte, birgit,
    inge, dorthe, camilla, louise, trine, signe, freja, sofie, vagn, ole, poul, svend, kurt, bent, flemming, carsten,
    sorine, ida, kristian, kjetil, odd, arne, bjorn, tor, terje, geir, rune, oystein, morten, trond, svein, leif, knut,
    olav, ola, haakon, sindre, eirik, magnus, inger, liv, berit, marit, randi, solveig, turid, hilde, silje, ingvild,
    kari, tone, juhani, antti, matti, timo, jukka, mika, kari, pekka, heikki, markku, jari, petri, juha, ville, janne,
    sami, tuomas, mikko, teemu, jussi, eero, olli, aino, maria, helena, anna, johanna, kaarina, marjatta, tuula, ritva,
    leena, pirjo, sari, paivi, tiina, minna, satu, hanna, laura, riikka, outi, jon, sigurdur, gudmundur, gunnar, olafur,
    einar, kristjan, gudrun, sigridur, kristin, margret, helga, thor
    """

  private static let slavic = """
    jan, andrzej, piotr, krzysztof, stanislaw, tomasz, pawel, jozef, marcin, marek, michal, grzegorz, jerzy, tadeusz, adam,
    lukasz, zbigniew, ryszard, dariusz, henryk, mariusz, kazimierz, wojciech, robert, mateusz, marian, rafal, jacek,
    janusz, miroslaw, maciej, slawomir, jaroslaw, kamil, wieslaw, roman, wladyslaw, jakub, artur, zdzislaw, edward, mieczyslaw,
    damian, dawid, przemyslaw, sebastian, czeslaw, leszek, daniel, waldemar, alan, anna, maria, katarzyna, malgorzata,
    agnieszka, krystyna, barbara, ewa, elzbieta, zofia, janina, teresa, joanna, magdalena, monika, jadwiga, danuta, irena,
    halina, helena, beata, aleksandra, marta, dorota, marianna, grazyna, jolanta, stanislawa, iwona, karolina, bozena,
    urszula, justyna, renata, alicja, paulina, sylwia, natalia, wanda, agata, aneta, izabela, ewelina, gaja, tola, jiri,
    josef, pavel, martin, jaroslav, tomas, miroslav, zdenek, frantisek, vaclav, karel, milan, lukas, petr, jakub, ondrej,
    vojtech, radek, oldrich, bohumil, stanislav, ladislav, vladimir, lubos, ales, libor, jana, eva, hana, anna, vera, lenka,
    katerina, lucie, alena, petra, veronika, jitka, martina, ludmila, helena, michaela, zdenka, ivana, jarmila, marketa,
    zuzana, barbora, tereza, jozef, peter, stefan, juraj, marian, katarina, maria, monika, ivan, dmitri, dmitry, sergei,
    sergey, alexei, alexey, andrei, andrey, mikhail, nikolai, nikolay, vladimir, viktor, yuri, oleg, igor, boris, pavel,
    olga, natalia, tatiana, irina, svetlana, elena, ekaterina, anastasia, oksana, ludmila, galina, nikola, marko, luka,
    ivana, ana, marija, petar, josip, zoran, goran, dragan, milan, nenad, vesna, jelena, milica, dusan, matej, bojan, ziga
    """

  private static let other = """
    mehmet, mustafa, ahmet, ali, huseyin, hasan, ibrahim, ismail, osman, yusuf, murat, omer, emre, burak, can, cem, deniz,
    fatma, ayse, emine, hatice, zeynep, elif, merve, esra, selin, ozge, gul, laszlo, istvan, jozsef, janos, zoltan, sandor,
    gabor, ferenc, attila, peter, tamas, zsolt, tibor, andras, csaba, balazs, imre, gergely, bence, maria, erzsebet,
    katalin, ilona, eva, anna, zsuzsanna, margit, julianna, agnes, judit, andrea, eszter, reka, dora, giorgos, george,
    dimitris, yannis, ioannis, kostas, konstantinos, nikos, nikolaos, panagiotis, vasilis, christos, maria, eleni,
    katerina, sofia, vasiliki, mohammed, mohamed, muhammad, ahmed, omar, khaled, hassan, hussein, abdullah, abdul,
    youssef, karim, tarek, samir, fatima, aisha, mariam, layla, leila, noor, yasmin, nadia, samira, rania, david, moshe,
    yosef, avi, noa, tamar, yael, rahul, amit, sanjay, vijay, rajesh, suresh, ramesh, anil, sunil, arun, ashok, deepak,
    manoj, rakesh, vikram, arjun, rohan, aditya, karthik, krishna, ravi, raj, priya, pooja, neha, anjali, sunita, kavita,
    anita, deepa, lakshmi, meera, divya, shreya, aarav, vivaan, ananya, urmi, imran, bilal, hiroshi, takashi, kenji,
    satoshi, yuki, kenta, takeshi, akira, naoki, yoko, keiko, yumi, sakura, haruka, ayumi, wei, ming, jun, lei, xin, hui,
    mei, ling, yan, jing, min, jin, soo, hyun, joon, hye, budi, agus, dewi, siti, putri, andi, ahmad, nur, somchai,
    suda, jose, maria, grace, angelica, kwame, kofi, ama, chidi, ngozi, tunde, amina, thabo, sipho, lerato, john paul
    """
}
