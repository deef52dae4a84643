import appDe from '../../components/shell/de.ftl';
import appEn from '../../components/shell/en.ftl';
import gamesDe from '../../components/screens/games.de.ftl';
import gamesEn from '../../components/screens/games.en.ftl';
import resultDe from '../../components/screens/result.de.ftl';
import resultEn from '../../components/screens/result.en.ftl';
import storeDe from '../../core/store/de.ftl';
import storeEn from '../../core/store/en.ftl';
import { describeAlike } from '../tools/messages.ts';

describeAlike({
  'the app': { de: appDe, en: appEn },
  'the list of games': { de: gamesDe, en: gamesEn },
  'the result': { de: resultDe, en: resultEn },
  'the store': { de: storeDe, en: storeEn },
});
