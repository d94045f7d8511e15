-- The pictures of a document: of blocks of pictures, galleries and looks, and the posters of videos.
CREATE FUNCTION "document_image_ids"(document jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array(
		SELECT id #>> '{}' FROM (
			SELECT jsonb_path_query(document, '$.**.imageId') AS id UNION SELECT jsonb_path_query(document, '$.**.posterId')
		) AS found WHERE jsonb_typeof(id) = 'string'
	)
$$;--> statement-breakpoint
CREATE TABLE "library_pictures" (
	"image_id" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bytes" integer,
	"uploaded_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "library_pictures" ADD CONSTRAINT "library_pictures_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_pictures" ADD CONSTRAINT "library_pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_pictures_newest" ON "library_pictures" USING btree ("created_at","image_id");--> statement-breakpoint
CREATE INDEX "library_pictures_user" ON "library_pictures" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "entry_drafts_images" ON "entry_drafts" USING gin (document_image_ids("content"));--> statement-breakpoint
CREATE INDEX "entry_revisions_images" ON "entry_revisions" USING gin (document_image_ids("content"));--> statement-breakpoint
CREATE INDEX "entry_translations_images" ON "entry_translations" USING gin (document_image_ids("body"));--> statement-breakpoint
INSERT INTO "library_pictures" ("image_id", "created_at")
SELECT i."id", i."created_at" FROM "images" i WHERE i."id" IN (
	SELECT "image_id" FROM "entries" UNION SELECT "image_id" FROM "promotions"
	UNION SELECT unnest(document_image_ids("content")) FROM "entry_drafts"
	UNION SELECT unnest(document_image_ids("body")) FROM "content_pages"
	UNION SELECT unnest(document_image_ids("body")) FROM "promotions"
);
