import appDe from '../../components/shell/de.ftl';
import appEn from '../../components/shell/en.ftl';
import homeDe from '../../components/shell/home.de.ftl';
import homeEn from '../../components/shell/home.en.ftl';
import gamesDe from '../../components/games/de.ftl';
import gamesEn from '../../components/games/en.ftl';
import resultDe from '../../components/screens/result.de.ftl';
import resultEn from '../../components/screens/result.en.ftl';
import setupDe from '../../components/screens/setup.de.ftl';
import setupEn from '../../components/screens/setup.en.ftl';
import settingsDe from '../../components/settings/de.ftl';
import settingsEn from '../../components/settings/en.ftl';
import codeDe from '../../components/code/de.ftl';
import codeEn from '../../components/code/en.ftl';
import forecastDe from '../../components/forecast/de.ftl';
import forecastEn from '../../components/forecast/en.ftl';
import helpDe from '../../components/help/de.ftl';
import helpEn from '../../components/help/en.ftl';
import tableDe from '../../components/table/de.ftl';
import tableEn from '../../components/table/en.ftl';
import tryDe from '../../components/try/de.ftl';
import tryEn from '../../components/try/en.ftl';
import replayDe from '../../components/replay/de.ftl';
import replayEn from '../../components/replay/en.ftl';
import shareDe from '../../components/share/de.ftl';
import shareEn from '../../components/share/en.ftl';
import storeDe from '../../core/store/de.ftl';
import storeEn from '../../core/store/en.ftl';
import { describeAlike } from '../tools/messages.ts';

describeAlike({
  'the app': { de: appDe, en: appEn },
  home: { de: homeDe, en: homeEn },
  'the list of games': { de: gamesDe, en: gamesEn },
  'the result': { de: resultDe, en: resultEn },
  'the set-up': { de: setupDe, en: setupEn },
  'the settings': { de: settingsDe, en: settingsEn },
  'the table': { de: tableDe, en: tableEn },
  'the code of a game': { de: codeDe, en: codeEn },
  'the forecast': { de: forecastDe, en: forecastEn },
  'the help': { de: helpDe, en: helpEn },
  'the replay': { de: replayDe, en: replayEn },
  sharing: { de: shareDe, en: shareEn },
  'the trial turn': { de: tryDe, en: tryEn },
  'the store': { de: storeDe, en: storeEn },
});
