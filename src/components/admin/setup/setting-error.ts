import { ApiError } from '#client/client.ts'
import { createFormError } from '#components/form/form-action.ts'

/**
 * Reports an invalid part of a setting as an error of its form field.
 * @param fields field and message by the path of a part, such as `capital.price`
 * @throws ApiError
 */
export async function withFieldErrors<Result>(
  call: Promise<Result>,
  fields: (part: string) => [field: string, message: string] | null
): Promise<Result> {
  try {
    return await call
  } catch (error) {
    const named = error instanceof ApiError && error.body.code === 'document_wrong' ? error.body.details?.['part'] : undefined
    const field = typeof named === 'string' ? fields(named.replace(/^[a-z_]+\.?/, '')) : null
    throw field ? createFormError({ [field[0]]: field[1] }) : error
  }
}
