CREATE TABLE "comment_reports" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "comment_reports_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "comments" DROP CONSTRAINT "comments_kind";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_reports_open" ON "comment_reports" USING btree ("comment_id") WHERE "comment_reports"."resolved_at" IS NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_kind" CHECK (CASE
          WHEN "comments"."entry_id" IS NOT NULL THEN "comments"."rating" IS NULL
          WHEN "comments"."product_id" IS NOT NULL THEN num_nonnulls("comments"."rating", "comments"."reply_id") <= 1
          ELSE num_nonnulls("comments"."rating", "comments"."reply_id") = 1
        END AND ("comments"."reply_id" IS NULL) = ("comments"."thread_id" IS NULL));