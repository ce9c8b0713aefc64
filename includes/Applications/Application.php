<?php
/**
 * An application with its author and mission, as read from one row of the database.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\State;
use DesignMarketplace\Content\Deadline;
use DesignMarketplace\Content\Mission_Outcome;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Members\Member_Fields;
use stdClass;
use WP_Post;

final class Application {

	/**
	 * @param WP_Post              $post          What was written, with the columns an answer needs; its author applied.
	 * @param string               $slug          Applicant's slug, '' for people without a profile.
	 * @param string               $name          Applicant's name.
	 * @param string               $email         Applicant's address.
	 * @param bool                 $has_applicant Whether the applicant's account is on.
	 * @param string               $title         Mission's title.
	 * @param Mission_State|null   $state         Mission's state.
	 * @param Mission_Outcome|null $outcome       How the mission is closed, as far as somebody said so.
	 * @param int                  $owner         Account the mission belongs to.
	 * @param string               $owner_slug    Its slug.
	 * @param bool                 $has_owner     Whether it is on.
	 * @param string               $owner_email   Its address.
	 * @param string               $contact       Who speaks for it to those who were told that they are chosen, '' otherwise.
	 * @param string               $closed_gmt    When the mission was closed, '' while it is open.
	 * @param string               $deadline      Mission's deadline, '' for none.
	 * @param Stage                $stage         What the owner decided.
	 * @param string               $words         What the owner says about it.
	 * @param string               $release_gmt   When the applicant learns of it; '' when they know all there is.
	 * @param Stage                $told          What the applicant knows.
	 * @param string               $told_words    What was said to them.
	 * @param string               $history       JSON list of what they were told: `stage`, `date` (GMT).
	 * @param string               $seen_gmt      When the owner first looked at it, '' for not yet.
	 * @param string               $note          What the owner noted for themselves.
	 * @param int                  $reapplied     How often it was withdrawn and made again.
	 * @param string               $answered_gmt  When the company first answered, '' for not yet.
	 * @param array<string,mixed>  $card          The applicant's stored card, see Directory\Card; empty for people without a profile.
	 */
	private function __construct(
		public readonly WP_Post $post,
		public readonly string $slug,
		public readonly string $name,
		public readonly string $email,
		public readonly bool $has_applicant,
		public readonly int $mission,
		public readonly string $title,
		public readonly ?Mission_State $state,
		public readonly ?Mission_Outcome $outcome,
		public readonly int $owner,
		public readonly string $owner_slug,
		public readonly bool $has_owner,
		public readonly string $owner_email,
		public readonly string $contact,
		public readonly string $closed_gmt,
		public readonly string $deadline,
		public readonly Stage $stage,
		public readonly string $words,
		public readonly string $release_gmt,
		public readonly Stage $told,
		public readonly string $told_words,
		public readonly string $history,
		public readonly string $seen_gmt,
		public readonly string $note,
		public readonly int $reapplied,
		public readonly string $answered_gmt,
		public readonly array $card
	) {}

	/**
	 * Whether the applicant finds the mission: its company is on, and no decision hides it.
	 */
	public function is_available(): bool {
		return $this->has_owner && Mission_State::Hidden !== $this->state;
	}

	public function is_open(): bool {
		return Mission_State::Open === $this->state && ( '' === $this->deadline || $this->deadline >= Deadline::today() );
	}

	/**
	 * Of a row of Application_Query. The name is the applicant's own spelling, which WordPress' display name may have lost.
	 *
	 * @param array{deadline:string,outcome:string,closed_gmt:string} $ends Of the mission.
	 */
	public static function of( stdClass $row, array $ends ): self {
		$card = (array) json_decode( (string) $row->dm_card, true );
		$name = (string) ( $card['name'] ?? $row->dm_name );
		$told = Stage::from( (string) $row->dm_told );
		return new self(
			new WP_Post(
				(object) array(
					'ID'                => (int) $row->ID,
					'post_author'       => $row->post_author,
					'post_date'         => $row->post_date,
					'post_date_gmt'     => $row->post_date_gmt,
					'post_modified'     => $row->post_modified,
					'post_modified_gmt' => $row->post_modified_gmt,
					'post_status'       => $row->post_status,
					'post_content'      => $row->post_content,
					'post_type'         => Application_Post_Type::NAME,
					'filter'            => 'raw',
				)
			),
			(string) $row->dm_slug,
			'' === $name ? (string) $row->dm_display_name : $name,
			(string) $row->dm_email,
			(bool) $row->dm_has_applicant,
			(int) $row->dm_mission_id,
			(string) $row->dm_mission_title,
			Mission_State::tryFrom( (string) $row->dm_mission_status ),
			Mission_Outcome::tryFrom( $ends['outcome'] ),
			(int) $row->dm_owner,
			(string) $row->dm_owner_slug,
			! State::is_marked( (int) $row->dm_owner ),
			(string) $row->dm_owner_email,
			Stage::Chosen === $told ? (string) get_user_meta( (int) $row->dm_owner, Member_Fields::key( 'contact_name' ), true ) : '',
			$ends['closed_gmt'],
			$ends['deadline'],
			Stage::from( (string) $row->dm_stage ),
			(string) $row->dm_words,
			(string) $row->dm_release_gmt,
			$told,
			(string) $row->dm_told_words,
			(string) $row->dm_history,
			(string) $row->dm_seen_gmt,
			(string) $row->dm_note,
			(int) $row->dm_reapplied,
			(string) $row->dm_answered_gmt,
			$card
		);
	}
}
