CREATE TABLE "product_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_redirects" ADD CONSTRAINT "product_redirects_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_redirects_product" ON "product_redirects" USING btree ("product_id");--> statement-breakpoint
-- The former slug of a product leads to it, and one in use leads to nothing else. Lists of an article's products follow.
CREATE FUNCTION "products_renamed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "product_redirects" WHERE "slug" = NEW."slug";
  INSERT INTO "product_redirects" ("slug", "product_id") VALUES (OLD."slug", NEW."id")
    ON CONFLICT ("slug") DO UPDATE SET "product_id" = excluded."product_id";
  DELETE FROM "entry_products" WHERE "slug" = NEW."slug";
  UPDATE "entry_products" SET "slug" = NEW."slug" WHERE "slug" = OLD."slug";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "products_renamed" AFTER UPDATE OF "slug" ON "products" FOR EACH ROW
  WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION "products_renamed"();
