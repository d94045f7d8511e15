-- Every write of a product counts as a change, also one by plain SQL: nodes keep rows in memory by this column.
CREATE FUNCTION "products_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."transaction_id" := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "products_changed" BEFORE UPDATE ON "products" FOR EACH ROW EXECUTE FUNCTION "products_changed"();
