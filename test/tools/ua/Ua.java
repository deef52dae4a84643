import java.io.File;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;
import org.verapdf.pdfa.validation.profiles.ErrorArgument;
import org.verapdf.pdfa.validation.profiles.ErrorArgumentImpl;
import org.verapdf.pdfa.validation.profiles.Profiles;
import org.verapdf.pdfa.validation.profiles.Rule;
import org.verapdf.pdfa.validation.profiles.ValidationProfile;
import org.verapdf.pdfa.validation.profiles.Variable;
import org.verapdf.pdfa.validation.validators.ValidatorFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Checks files with veraPDF's rules for PDF/UA-1: a line a file, the number of checks, then the rules it breaks. */
public class Ua {
  private static final String RULES = "org/verapdf/pdfa/validation/PDFUA-1.xml";

  private static String text(Element in, String name) {
    NodeList found = in.getElementsByTagName(name);
    return found.getLength() == 0 ? "" : found.item(0).getTextContent();
  }

  /** The rules, read by hand: the library that veraPDF reads them with is not in the package. */
  private static ValidationProfile profile() throws Exception {
    Document file = DocumentBuilderFactory.newInstance().newDocumentBuilder()
        .parse(Ua.class.getClassLoader().getResourceAsStream(RULES));
    Set<Rule> rules = new HashSet<>();
    NodeList all = file.getElementsByTagName("rule");
    for (int i = 0; i < all.getLength(); i++) {
      Element rule = (Element) all.item(i);
      Element id = (Element) rule.getElementsByTagName("id").item(0);
      List<ErrorArgument> none = new ArrayList<>();
      NodeList arguments = rule.getElementsByTagName("argument");
      for (int k = 0; k < arguments.getLength(); k++)
        none.add(ErrorArgumentImpl.fromValues(arguments.item(k).getTextContent(), null, null));
      rules.add(Profiles.ruleFromValues(
          Profiles.ruleIdFromValues(PDFAFlavour.Specification.ISO_14289_1, id.getAttribute("clause"),
              Integer.parseInt(id.getAttribute("testNumber"))),
          rule.getAttribute("object"),
          rule.hasAttribute("deferred") ? Boolean.valueOf(rule.getAttribute("deferred")) : null,
          rule.getAttribute("tags"), text(rule, "description"), text(rule, "test"),
          Profiles.errorFromValues(text(rule, "message"), none), new ArrayList<>()));
    }
    Set<Variable> variables = new HashSet<>();
    NodeList named = file.getElementsByTagName("variable");
    for (int i = 0; i < named.getLength(); i++) {
      Element one = (Element) named.item(i);
      variables.add(Profiles.variableFromValues(one.getAttribute("name"), one.getAttribute("object"),
          text(one, "defaultValue"), text(one, "value")));
    }
    return Profiles.profileFromValues(PDFAFlavour.PDFUA_1,
        Profiles.profileDetailsFromValues("PDF/UA-1", "", "", new Date()), "", rules, variables);
  }

  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    ValidationProfile profile = profile();
    for (String file : files)
      try (PDFAParser parser = Foundries.defaultInstance().createParser(new File(file), PDFAFlavour.PDFUA_1)) {
        ValidationResult result = ValidatorFactory.createValidator(profile, -1, false, false, false).validate(parser);
        Set<String> broken = new TreeSet<>();
        for (TestAssertion one : result.getTestAssertions())
          if (one.getStatus() == TestAssertion.Status.FAILED)
            broken.add(one.getRuleId().getClause() + "-" + one.getRuleId().getTestNumber());
        System.out.println(file + "\t" + result.getTotalAssertions() + "\t" + String.join(" ", broken));
      }
  }
}
