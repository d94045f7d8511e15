import { ADDRESS_FIELDS } from '#domain/checkout-fields.ts'
import { Field } from './Field.tsx'
import { PlaceFields, type PlaceTexts, type Zones } from './PlaceFields.tsx'

type Texts = PlaceTexts & Record<'receiver' | 'phone' | 'optional' | 'label' | 'label_hint' | 'is_default' | 'save', string>

interface Props extends Zones {
  texts: Texts
  values: Record<string, string>
  errors: Record<string, string | undefined>
  /** Maximum length of an address's name. */
  maxLabelLength: number
}

/** An address of the customer's address book, as a plain form that posts to its own page. */
export default function SavedAddressForm({ texts, values, errors, maxLabelLength, ...zones }: Props) {
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] ?? '' })
  return (
    <form method="post" className="stack" id="address" noValidate data-draft>
      <input type="hidden" name="key" value={values['key']} />
      <div className="form-grid">
        <Field
          label={texts.label}
          optional={texts.optional}
          hint={texts.label_hint}
          {...field('label')}
          input={{ maxLength: maxLabelLength }}
          wide
        />
        <PlaceFields {...zones} {...{ texts, values, errors }} />
        <Field label={texts.receiver} {...field('receiver')} input={ADDRESS_FIELDS.receiver.input} />
        <Field label={texts.phone} {...field('phone')} input={ADDRESS_FIELDS.phone.input} />
      </div>
      <label className="choice">
        <input type="checkbox" name="is_default" value="yes" defaultChecked={values['is_default'] === 'yes'} />
        <span>{texts.is_default}</span>
      </label>
      <div className="checkout-actions">
        <button className="button button-primary button-large" name="action" value="save">
          {texts.save}
        </button>
      </div>
    </form>
  )
}
