<?php
/** An application with its author and mission, as read from one row of the database. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Directory\Linked_Works;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Talks\Threads;
use stdClass;
use WP_Post;

/**
 * @phpstan-import-type Mission from Application_Rows
 * @phpstan-import-type Thread from Threads
 * @phpstan-import-type Linked from Linked_Works
 */
final class Application {

	/** Columns of the post that an answer needs. */
	private const POST = array(
		'post_author',
		'post_date',
		'post_date_gmt',
		'post_modified',
		'post_modified_gmt',
		'post_status',
		'post_content',
	);

	/**
	 * @param string $slug The applicant's, '' for people without a profile.
	 * @param string $close_words To those who were not chosen.
	 * @param string $contact Who speaks for the company to those who were told that they are chosen, '' otherwise.
	 * @param string $closed_gmt '' while the mission is open.
	 * @param string $release_gmt When the applicant learns of the stage; '' when they know all there is.
	 * @param string $history JSON list of what they were told: `stage`, `date` (GMT).
	 * @param string $seen_gmt When the owner first looked at it, '' for not yet.
	 * @param int $reapplied How often it was withdrawn and made again.
	 * @param string $answered_gmt When the company first answered, '' for not yet.
	 * @param bool $is_invited Whether the company had invited the applicant.
	 * @param string $nudged_gmt When the applicant has asked what has become of it, '' for never.
	 * @param list<array{question:string,text:string}> $answers
	 * @param list<int>|null $works The projects the applicant chose, null for none.
	 * @param array<string,mixed> $card The applicant's stored card; empty for people without a profile.
	 * @param Thread|null $thread The current user's conversation with the applicant, null if it was not read.
	 */
	private function __construct(
		public readonly WP_Post $post,
		public readonly string $slug,
		public readonly string $name,
		public readonly string $email,
		public readonly bool $has_applicant,
		public readonly int $mission,
		public readonly string $title,
		public readonly Mission_State $state,
		public readonly ?Mission_Outcome $outcome,
		public readonly string $close_words,
		public readonly int $owner,
		public readonly string $owner_slug,
		public readonly bool $has_owner,
		public readonly string $owner_email,
		public readonly string $contact,
		public readonly string $closed_gmt,
		public readonly Stage $stage,
		public readonly string $words,
		public readonly string $release_gmt,
		public readonly Stage $told,
		public readonly string $told_words,
		public readonly string $created_gmt,
		public readonly string $history,
		public readonly string $seen_gmt,
		public readonly string $note,
		public readonly int $reapplied,
		public readonly string $answered_gmt,
		public readonly bool $is_invited,
		public readonly string $nudged_gmt,
		public readonly array $answers,
		public readonly ?array $works,
		public readonly array $card,
		public readonly ?array $thread
	) {}

	/** Whether the applicant finds the mission: its company is on, and no decision hides it. */
	public function is_available(): bool {
		return $this->has_owner && Mission_State::Hidden !== $this->state;
	}

	/**
	 * The projects that go with applications, as they are now.
	 * @param array<int,self> $applications
	 * @return array<int,list<Linked>>
	 */
	public static function chosen( array $applications ): array {
		return Linked_Works::chosen(
			array_map( static fn( self $application ): ?array => $application->works, $applications ),
			array_map( static fn( self $application ): array => $application->card, $applications )
		);
	}

	/** Whether the applicant has heard neither a yes nor a no, and has not withdrawn. */
	public function waits(): bool {
		return in_array( $this->told, Stage::WAITING, true );
	}

	public function is_open(): bool {
		return Mission_State::Open === $this->state && ! Deadline::has_passed( $this->mission );
	}

	/**
	 * The name is the applicant's own spelling, which WordPress' display name may have lost.
	 * @param Mission $mission
	 */
	public static function of( stdClass $row, array $mission ): self {
		$user = (int) $row->user_id;
		$told = Stage::from( $row->told );
		$card = null === $row->doc ? array() : (array) json_decode( $row->doc, true );
		$name = $card['name'] ?? '';
		if ( '' === $name && Roles::DESIGNER !== $row->role ) {
			$name = (string) get_user_meta( $user, Member_Fields::key( 'name' ), true );
		}
		$post = array_intersect_key( (array) $row, array_flip( self::POST ) );
		return new self(
			...$mission,
			post: new WP_Post(
				(object) ( array(
					'ID'        => (int) $row->ID,
					'post_type' => Application_Post_Type::NAME,
					'filter'    => 'raw',
				) + $post )
			),
			slug: null !== $row->role || metadata_exists( 'user', $user, State::ACTIVATED ) ? $row->user_nicename : '',
			name: '' === $name ? $row->display_name : $name,
			email: $row->user_email,
			has_applicant: (bool) $row->has_applicant,
			contact: Stage::Chosen === $told ? (string) get_user_meta( $mission['owner'], Member_Fields::key( 'contact_name' ), true ) : '',
			stage: Stage::from( $row->stage ),
			told: $told,
			words: (string) $row->words,
			release_gmt: (string) $row->release_gmt,
			told_words: (string) $row->told_words,
			created_gmt: (string) $row->created_gmt,
			history: (string) $row->history,
			seen_gmt: (string) $row->seen_gmt,
			note: (string) $row->note,
			reapplied: (int) $row->reapplied,
			answered_gmt: (string) $row->answered_gmt,
			is_invited: 1 === (int) $row->invited,
			nudged_gmt: (string) ( $row->nudged_gmt ?? '' ),
			answers: Enclosed::answers( (string) ( $row->answers ?? '' ) ),
			works: Enclosed::works( (string) ( $row->works ?? '' ) ),
			card: $card,
			thread: property_exists( $row, 'dm_thread' )
				? array(
					'id'     => (string) $row->dm_thread,
					'mine'   => (int) $row->dm_mine,
					'theirs' => (int) $row->dm_theirs,
				)
				: null
		);
	}
}
