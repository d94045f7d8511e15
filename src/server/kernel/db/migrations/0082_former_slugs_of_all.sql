-- One table of former slugs for all kinds of records: the current slug of each, instead of three tables with ids.
INSERT INTO "former_slugs" ("kind", "slug", "current")
  SELECT 'product', r."slug", p."slug" FROM "product_redirects" r JOIN "products" p ON p."id" = r."product_id"
    WHERE NOT EXISTS (SELECT 1 FROM "products" o WHERE o."slug" = r."slug")
  UNION ALL SELECT 'taxon', a."permalink", t."permalink" FROM "taxon_aliases" a JOIN "taxons" t ON t."id" = a."taxon_id"
    WHERE NOT EXISTS (SELECT 1 FROM "taxons" o WHERE o."permalink" = a."permalink")
  UNION ALL SELECT m."kind", m."code", m."into" FROM "merged_names" m
    WHERE (m."kind" = 'tag' AND EXISTS (SELECT 1 FROM "tags" t WHERE t."code" = m."into") AND NOT EXISTS (SELECT 1 FROM "tags" t WHERE t."code" = m."code"))
      OR (m."kind" = 'series' AND EXISTS (SELECT 1 FROM "series" s WHERE s."code" = m."into") AND NOT EXISTS (SELECT 1 FROM "series" s WHERE s."code" = m."code"))
  UNION ALL SELECT 'author', m."code", a."slug" FROM "merged_names" m JOIN "authors" a ON m."into" = a."id"::text
    WHERE m."kind" = 'author' AND NOT EXISTS (SELECT 1 FROM "authors" o WHERE o."slug" = m."code");
--> statement-breakpoint
DROP TABLE "product_redirects" CASCADE;--> statement-breakpoint
DROP TABLE "taxon_aliases" CASCADE;--> statement-breakpoint
DROP TABLE "merged_names" CASCADE;--> statement-breakpoint
-- Lists of an article's products follow a renamed product.
CREATE OR REPLACE FUNCTION "products_renamed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "entry_products" WHERE "slug" = NEW."slug";
  UPDATE "entry_products" SET "slug" = NEW."slug" WHERE "slug" = OLD."slug";
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Arguments: the kind of record and the column of its slug. Former slugs lead to the new one, and to nothing after a deletion.
CREATE FUNCTION "slug_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_slug text := to_jsonb(OLD) ->> TG_ARGV[1];
  new_slug text;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "former_slugs" WHERE "kind" = TG_ARGV[0] AND "current" = old_slug;
    RETURN NULL;
  END IF;
  new_slug := to_jsonb(NEW) ->> TG_ARGV[1];
  DELETE FROM "former_slugs" WHERE "kind" = TG_ARGV[0] AND "slug" = new_slug;
  UPDATE "former_slugs" SET "current" = new_slug WHERE "kind" = TG_ARGV[0] AND "current" = old_slug;
  INSERT INTO "former_slugs" ("kind", "slug", "current") VALUES (TG_ARGV[0], old_slug, new_slug)
    ON CONFLICT ("kind", "slug") DO UPDATE SET "current" = excluded."current";
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A slug that a new record takes leads to nothing else.
CREATE FUNCTION "slugs_taken"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DELETE FROM former_slugs f USING inserted i WHERE f.kind = $1 AND f.slug = i.%I', TG_ARGV[1]) USING TG_ARGV[0];
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "content_pages_slug_changed" AFTER UPDATE OF "slug" ON "content_pages" FOR EACH ROW
  WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION "slug_changed"('page', 'slug');
--> statement-breakpoint
CREATE TRIGGER "content_pages_slug_deleted" AFTER DELETE ON "content_pages" FOR EACH ROW EXECUTE FUNCTION "slug_changed"('page', 'slug');
--> statement-breakpoint
CREATE TRIGGER "content_pages_slugs_taken" AFTER INSERT ON "content_pages" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "slugs_taken"('page', 'slug');
--> statement-breakpoint
CREATE TRIGGER "promotions_slug_changed" AFTER UPDATE OF "slug" ON "promotions" FOR EACH ROW
  WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION "slug_changed"('promotion', 'slug');
--> statement-breakpoint
CREATE TRIGGER "promotions_slug_deleted" AFTER DELETE ON "promotions" FOR EACH ROW EXECUTE FUNCTION "slug_changed"('promotion', 'slug');
--> statement-breakpoint
CREATE TRIGGER "promotions_slugs_taken" AFTER INSERT ON "promotions" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "slugs_taken"('promotion', 'slug');
--> statement-breakpoint
CREATE TRIGGER "products_slug_changed" AFTER UPDATE OF "slug" ON "products" FOR EACH ROW
  WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION "slug_changed"('product', 'slug');
--> statement-breakpoint
CREATE TRIGGER "products_slug_deleted" AFTER DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION "slug_changed"('product', 'slug');
--> statement-breakpoint
CREATE TRIGGER "products_slugs_taken" AFTER INSERT ON "products" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "slugs_taken"('product', 'slug');
--> statement-breakpoint
CREATE TRIGGER "taxons_slug_changed" AFTER UPDATE OF "permalink" ON "taxons" FOR EACH ROW
  WHEN (OLD."permalink" IS DISTINCT FROM NEW."permalink") EXECUTE FUNCTION "slug_changed"('taxon', 'permalink');
--> statement-breakpoint
CREATE TRIGGER "taxons_slug_deleted" AFTER DELETE ON "taxons" FOR EACH ROW EXECUTE FUNCTION "slug_changed"('taxon', 'permalink');
--> statement-breakpoint
CREATE TRIGGER "taxons_slugs_taken" AFTER INSERT ON "taxons" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "slugs_taken"('taxon', 'permalink');
--> statement-breakpoint
CREATE TRIGGER "brands_slug_changed" AFTER UPDATE OF "code" ON "brands" FOR EACH ROW
  WHEN (OLD."code" IS DISTINCT FROM NEW."code") EXECUTE FUNCTION "slug_changed"('brand', 'code');
--> statement-breakpoint
CREATE TRIGGER "brands_slug_deleted" AFTER DELETE ON "brands" FOR EACH ROW EXECUTE FUNCTION "slug_changed"('brand', 'code');
--> statement-breakpoint
CREATE TRIGGER "brands_slugs_taken" AFTER INSERT ON "brands" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "slugs_taken"('brand', 'code');
--> statement-breakpoint
CREATE TRIGGER "stores_slug_changed" AFTER UPDATE OF "code" ON "stores" FOR EACH ROW
  WHEN (OLD."code" IS DISTINCT FROM NEW."code") EXECUTE FUNCTION "slug_changed"('store', 'code');
--> statement-breakpoint
CREATE TRIGGER "stores_slug_deleted" AFTER DELETE ON "stores" FOR EACH ROW EXECUTE FUNCTION "slug_changed"('store', 'code');
--> statement-breakpoint
CREATE TRIGGER "stores_slugs_taken" AFTER INSERT ON "stores" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "slugs_taken"('store', 'code');
--> statement-breakpoint
CREATE TRIGGER "hotels_slug_changed" AFTER UPDATE OF "slug" ON "hotels" FOR EACH ROW
  WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION "slug_changed"('hotel', 'slug');
--> statement-breakpoint
CREATE TRIGGER "hotels_slug_deleted" AFTER DELETE ON "hotels" FOR EACH ROW EXECUTE FUNCTION "slug_changed"('hotel', 'slug');
--> statement-breakpoint
CREATE TRIGGER "hotels_slugs_taken" AFTER INSERT ON "hotels" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "slugs_taken"('hotel', 'slug');
--> statement-breakpoint
CREATE TRIGGER "tags_slug_changed" AFTER UPDATE OF "code" ON "tags" FOR EACH ROW
  WHEN (OLD."code" IS DISTINCT FROM NEW."code") EXECUTE FUNCTION "slug_changed"('tag', 'code');
--> statement-breakpoint
CREATE TRIGGER "tags_slug_deleted" AFTER DELETE ON "tags" FOR EACH ROW EXECUTE FUNCTION "slug_changed"('tag', 'code');
--> statement-breakpoint
CREATE TRIGGER "tags_slugs_taken" AFTER INSERT ON "tags" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "slugs_taken"('tag', 'code');
--> statement-breakpoint
CREATE TRIGGER "series_slug_changed" AFTER UPDATE OF "code" ON "series" FOR EACH ROW
  WHEN (OLD."code" IS DISTINCT FROM NEW."code") EXECUTE FUNCTION "slug_changed"('series', 'code');
--> statement-breakpoint
CREATE TRIGGER "series_slug_deleted" AFTER DELETE ON "series" FOR EACH ROW EXECUTE FUNCTION "slug_changed"('series', 'code');
--> statement-breakpoint
CREATE TRIGGER "series_slugs_taken" AFTER INSERT ON "series" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "slugs_taken"('series', 'code');
--> statement-breakpoint
CREATE TRIGGER "authors_slug_changed" AFTER UPDATE OF "slug" ON "authors" FOR EACH ROW
  WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION "slug_changed"('author', 'slug');
--> statement-breakpoint
CREATE TRIGGER "authors_slug_deleted" AFTER DELETE ON "authors" FOR EACH ROW EXECUTE FUNCTION "slug_changed"('author', 'slug');
--> statement-breakpoint
CREATE TRIGGER "authors_slugs_taken" AFTER INSERT ON "authors" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "slugs_taken"('author', 'slug');
