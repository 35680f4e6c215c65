/// Words that go with people's names.
enum NameWords {
  /// Titles before a name.
  static let prefixes = WordList(
    """
    mr, mrs, ms, miss, mx, sir, dame, lord, lady, dr, prof, professor, ing, dipl, mag, dkfm, lic, arch, avv, dott, dottssa,
    dottore, sig, sigra, geom, rag, herr, frau, hr, fr, mme, mlle, m, me, maitre, sr, sra, srta, don, dona, dña, ir, drs,
    mgr, inz, ing arch, mudr, mvdr, rndr, judr, phdr, doc, bc, rev, reverend, hon, capt, captain, col, lt, maj, sgt, eng,
    engr, arq, adv, lcdo, lcda, dra, profa, univ, priv, doz, hc, habil, med, dent, vet, jur, phil, rer, nat, oec, pol,
    techn, theol, kfm, wirt, inf, betriebsw, ra, stb, wp, inh
    """)

  /// Degrees and honours after a name.
  static let suffixes = WordList(
    """
    phd, ph d, md, m d, dds, dmd, do, dvm, vmd, jd, esq, mba, emba, ma, msc, m sc, mphil, ms, ba, bsc, b sc, beng, meng,
    bed, med, llb, llm, llm, bcom, mcom, cpa, ca, acca, aca, fca, cfa, cfp, cma, cia, cisa, cissp, pmp, prince2, pe, peng,
    p eng, pg, aia, faia, riba, leed ap, asid, ncidq, rn, bsn, msn, np, pa c, rph, pharmd, pt, dpt, ot, lcsw, lmft, lpc,
    rd, rdn, dc, od, facs, facp, frcs, frcp, mrcp, mrcvs, frcvs, jr, sr, ii, iii, iv, obe, mbe, cbe, kc, qc, sc, jp,
    gri, crs, abr, realtor, rics, mrics, frics, ceng, mice, fice, miet, mimeche, gphr, sphr, shrm cp, chrp, fsa, asa, dba,
    edd, psyd, csc, drsc, frsc, dphil, frs, frse, dsc, fbcs, cbe, mag, msw, mpa, mph, mha, cpm, bba, cfe, cams, ea
    """)

  /// Small words inside family names.
  static let particles: Set<String> = [
    "de", "del", "della", "di", "da", "dal", "dos", "das", "do", "du", "des", "la", "le", "las", "los", "van", "von",
    "vom", "zu", "zum", "zur", "der", "den", "ten", "ter", "te", "op", "het", "'t", "af", "av", "bin", "ibn", "bint",
    "al", "el", "y", "e", "i", "und", "lo", "d'", "o'", "st", "san", "santa", "ap", "mac", "mc", "degli", "dei", "abu",
  ]

  /// Family names that stand first in Vietnamese names.
  static let vietnameseFamilies: Set<String> = [
    "nguyen", "tran", "le", "pham", "huynh", "hoang", "phan", "vu", "vo", "dang", "bui", "do", "ho", "ngo", "duong",
    "ly",
    "trinh", "dinh", "truong", "luong", "mai", "cao", "lam", "ha", "ta", "luu", "chu", "to", "thai", "quach", "tong",
  ]

  /// Family names that stand first in romanised Chinese names.
  static let chineseFamilies: Set<String> = [
    "wang", "li", "zhang", "liu", "chen", "yang", "huang", "zhao", "wu", "zhou", "xu", "sun", "ma", "zhu", "hu", "guo",
    "he", "lin", "gao", "luo", "zheng", "liang", "xie", "tang", "song", "deng", "han", "feng", "cao", "peng", "zeng",
    "xiao", "tian", "dong", "pan", "yuan", "cai", "jiang", "yu", "du", "ye", "cheng", "wei", "su", "lu", "ding", "ren",
    "shen", "yao", "tan", "lim", "lee", "ng", "wong", "chan", "cheung", "lau", "leung", "ong", "goh", "teo", "koh",
    "ho",
    "chua", "ang", "yeo", "toh", "sim", "chong", "yap", "foo", "tay", "kwok", "lam", "ko", "hsu", "tsai", "chang",
    "hsieh",
  ]

  /// Family names that stand first in romanised Korean names.
  static let koreanFamilies: Set<String> = [
    "kim", "lee", "park", "choi", "jung", "jeong", "kang", "cho", "jo", "yoon", "yun", "jang", "lim", "im", "han", "oh",
    "seo", "shin", "kwon", "hwang", "ahn", "an", "song", "yoo", "ryu", "hong", "jeon", "ko", "moon", "yang", "son",
    "bae",
    "baek", "heo", "nam", "shim", "noh", "ha", "kwak", "sung", "cha", "joo", "woo", "koo", "min", "yeo", "jin",
  ]

  /// First characters of Chinese, Korean and Japanese names.
  static let eastAsianFamilies = Set(
    """
    王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鐘汪田任姜范
    方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文佐鈴高伊渡山中小加吉松井木清斎斉橋阿森池前藤後岡長村近石坂遠青福太三西和
    김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄원천방공현함변염추도소석선설마길연위표명기반왕금옥육인맹제모탁국
    """)
}
