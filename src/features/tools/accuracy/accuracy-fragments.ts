import { graphql } from "gatsby";

export const accuracyFragments = graphql`
  fragment AccuracyFields on Accuracy {
    standard {
      name
      publisher
      version
      url
    }
    classes {
      id
      name
      max
      min
    }
    decisions {
      id
      text
      hint
      tolerance
      reason
      follows {
        question
        answer
      }
      content
      formats
      smallest {
        name
        size
      }
    }
    instruments {
      minTolerance
      name
      label
    }
    distance {
      text
      hint
      min
      max
    }
    questions {
      ...QuestionFields
    }
    beyondRange {
      question
      answer
    }
    rules {
      when {
        question
        answers
      }
      device {
        slug
      }
      formula
      reason
    }
    controlError
    devices {
      device {
        slug
        path
        name
        specifications {
          key
          value
          quantities {
            values
            unit
          }
          accuracy {
            meters
            confidence
            of
            isOfAssumed
            isConfidenceAssumed
          }
        }
      }
      note
    }
    specification {
      id
      title
      sentences {
        when {
          question
          answers
        }
        text
      }
    }
  }

  fragment AccuracyLabels on AccuracyPageLabels {
    decisionQuestion
    step
    answered
    pending
    failed
    withoutScript
    invalid
    next
    reach
    instrumentReach
    tolerance
    toleranceValue
    class
    range
    openRange
    basis
    gap
    scaleAssumed
    scaleSet
    devices
    meets
    fails
    notStated
    meetsText
    failsText
    noAccuracy
    otherConfidence
    assumed
    pointFormula
    distanceFormula
    controlFormula
    controlNote
    none
    summary
    summaryNone
    requestDemo
    restart
    message
    specificationTitle
    blank
    copy
    copied
    copyFailed
    downloadMarkdown
    downloadPdf
    markdownText
    fileName
    pdf
    pdfName
    source
  }
`;
