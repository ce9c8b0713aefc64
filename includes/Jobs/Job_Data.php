<?php
/** Declares the tables, limits, cron jobs and personal data of design jobs and applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs;

use DesignMarketplace\Jobs\Applications\Answer_Times;
use DesignMarketplace\Jobs\Applications\Application_Erasure;
use DesignMarketplace\Jobs\Applications\Application_Post_Type;
use DesignMarketplace\Jobs\Applications\Moments\Watch;
use DesignMarketplace\Jobs\Applications\Personal_Data;
use DesignMarketplace\Jobs\Applications\Release;
use DesignMarketplace\Jobs\Applications\Unanswered;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Declares\Erases_Ahead;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Content;
use DesignMarketplace\Kernel\Declares\Has_Formal_Data;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Has_User_Meta;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Members\Answer_Days;
use DesignMarketplace\People\Members\Answer_Share;
use DesignMarketplace\People\Privacy\Post_Export;
use WP_User;

final class Job_Data implements
	Has_Tables,
	Erases_Ahead,
	Erases_People,
	Has_Personal_Data,
	Has_Formal_Data,
	Has_Content,
	Has_Limits,
	Has_Jobs,
	Has_User_Meta {

	/** The posts are their author's data. */
	public function post_types(): array {
		return array( Item_Types::MISSION => true, Application_Post_Type::NAME => true );
	}

	public function limits(): array {
		return array(
			'mission'     => array( 'account' => array( 20, DAY_IN_SECONDS ) ),
			// Each publication emails every designer who asked for such jobs, so drafts that are published count, too.
			'publication' => array( 'account' => array( 20, DAY_IN_SECONDS ) ),
			'apply'       => array( 'account' => array( 40, DAY_IN_SECONDS ) ),
			'contact'     => array( 'account' => array( 40, DAY_IN_SECONDS ) ),
			// High enough to go through a board of many hundred candidates in an hour.
			'stage'       => array( 'account' => array( 3000, HOUR_IN_SECONDS ) ),
			// Decisions that are told at once and cannot be undone.
			'tell'        => array( 'account' => array( 10, DAY_IN_SECONDS ) ),
			// Requests to the links in emails.
			'job_link'    => array( 'address' => array( 60, 900 ) ),
		);
	}

	public function jobs(): array {
		return array(
			Watch::EVENT        => 'hourly',
			Answer_Times::EVENT => 'daily',
			Unanswered::EVENT   => 'daily',
			// Also before each run of the mail worker.
			Release::EVENT      => 'design_marketplace_minute',
		);
	}

	/** How fast a company answers is computed from other people's data, and public: it is not exported. */
	public function user_meta(): array {
		return array( Answer_Days::META => false, Answer_Share::META => false, Unanswered::TOLD => true );
	}

	public function export( WP_User $user ): array {
		return array(
			'missions'     => array_map(
				static fn( array $job ): array => isset( $job['questions'] )
					? array_replace( $job, array( 'questions' => Job_Facts::questions( $job['questions'] ) ) )
					: $job,
				( new Post_Export() )->of( Item_Types::MISSION, $user->ID )
			),
			'applications' => ( new Personal_Data() )->export( $user->ID ),
			'nudges'       => ( new Personal_Data() )->nudges( $user->ID ),
		);
	}

	/** Companies' notes about the member's applications. */
	public function formal_export( WP_User $user ): array {
		return array( 'application_notes' => ( new Personal_Data() )->notes( $user->ID ) );
	}

	public function groups(): array {
		return array(
			'missions'          => __( 'Design jobs', 'design-marketplace' ),
			'applications'      => __( 'Applications', 'design-marketplace' ),
			'nudges'            => __( 'Candidates who asked for an answer', 'design-marketplace' ),
			'application_notes' => __( 'Notes about applications', 'design-marketplace' ),
		);
	}

	public function policy(): array {
		$months = (int) Site_Settings::get( 'retention_months' );
		return array(
			__( 'Applications and requests', 'design-marketplace' ) => 0 === $months
				? __( 'What a candidate writes is kept as long as the design job and both accounts exist.', 'design-marketplace' )
				: sprintf(
					/* translators: %s: number of months. */
					_n(
						'What a candidate writes is seen by the company and the administrators. It is erased %s month after the design job was closed, or earlier with the design job or one of the accounts.',
						'What a candidate writes is seen by the company and the administrators. It is erased %s months after the design job was closed, or earlier with the design job or one of the accounts.',
						$months,
						'design-marketplace'
					),
					number_format_i18n( $months )
				),
			__( 'Answers to applications', 'design-marketplace' ) => __(
				'For each application we keep its stage (such as short list or declined), the day of each, the words the company added, when the company first read it, and a note the company may write for itself. Candidates see the stages and words they were told and the day they were read; the note is given to them by whoever runs the site when they ask for their data. All of it is erased with the application.',
				'design-marketplace'
			),
			__( 'How fast companies answer', 'design-marketplace' ) => __(
				'From the answers of the last three months we work out how many days a company usually takes to answer, and how many of its applications it has answered, and show both on its profile. No single answer can be read from them.',
				'design-marketplace'
			),
		);
	}

	/** Users who are no members may have applied, too. A member's missions go with their applications; candidates of open ones are told. */
	public function erase_person( int $user_id, bool $is_member ): void {
		if ( $is_member ) {
			Posts::erase_all( Item_Types::MISSION, $user_id );
		}
		( new Application_Erasure() )->of_user( $user_id );
	}

	public function has_many( int $user_id ): bool {
		return ( new Application_Erasure() )->has_many( $user_id );
	}

	public function erase_some( int $user_id ): bool {
		return ( new Application_Erasure() )->some_of( $user_id );
	}

	public function tables(): array {
		return array(
			'application' => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				mission_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				post_id bigint(20) unsigned NOT NULL DEFAULT 0,
				created_gmt datetime NOT NULL,
				stage varchar(12) NOT NULL DEFAULT 'new',
				words text,
				staged_gmt datetime DEFAULT NULL,
				release_gmt datetime DEFAULT NULL,
				told varchar(12) NOT NULL DEFAULT 'new',
				told_words text,
				told_gmt datetime DEFAULT NULL,
				history text,
				seen_gmt datetime DEFAULT NULL,
				note text,
				reapplied tinyint(3) unsigned NOT NULL DEFAULT 0,
				answered_gmt datetime DEFAULT NULL,
				answers text,
				works varchar(80) NOT NULL DEFAULT '',
				nudged_gmt datetime DEFAULT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY once (mission_id,user_id),
				KEY user_id (user_id),
				KEY post_id (post_id),
				KEY board (mission_id,stage,created_gmt,id),
				KEY newest (mission_id,created_gmt,id),
				KEY candidates (mission_id,user_id,told,stage),
				KEY release_gmt (release_gmt)
			",
		);
	}
}
