CREATE TABLE "former_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"current" text NOT NULL,
	CONSTRAINT "former_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "page_revisions" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" integer,
	CONSTRAINT "page_revisions_kind_slug_version_pk" PRIMARY KEY("kind","slug","version")
);
--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slugs_current" ON "former_slugs" USING btree ("kind","current");