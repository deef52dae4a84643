import screenDe from '../../components/print/de.ftl';
import screenEn from '../../components/print/en.ftl';
import paperDe from '../../print/de.ftl';
import paperEn from '../../print/en.ftl';
import { describeAlike } from '../tools/messages.ts';

describeAlike({
  'the print screen': { de: screenDe, en: screenEn },
  paper: { de: paperDe, en: paperEn },
});
