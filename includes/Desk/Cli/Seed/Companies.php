<?php
/** Creates the demo's companies and startups with their design jobs. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Jobs\Job_Event;
use DesignMarketplace\Jobs\Job_Writer;
use DesignMarketplace\Jobs\Missions\Job_Rules;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Media\Image_Kind;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Verified;
use RuntimeException;

final class Companies {

	private const FIELDS = array(
		'company',
		'country',
		'city',
		'company_size',
		'contact_name',
		'contact_job',
		'project_headline',
		'project_short_description',
		'project_description',
		'ecosystem',
		'ecosystem_other',
		'epfl_lab',
		'epfl_professor',
		'need_design',
		'need',
		'design_outcomes',
		'other_funding',
	);

	/** @param array<string,int> $skills Skill ids by name. */
	public function __construct(
		private readonly Marks $marks,
		private readonly Accounts $accounts,
		private readonly Attachments $attachments,
		private readonly array $skills
	) {}

	/**
	 * Creates the missing ones.
	 *
	 * @param int $count Total wanted.
	 * @return int Number of new ones.
	 */
	public function seed( int $count ): int {
		$made = 0;
		foreach ( Source::people( 'companies', $count ) as $place => $texts ) {
			$mark = "company:{$place}";
			if ( 0 === $this->marks->user( $mark ) ) {
				Transaction::run( fn() => $this->one( $mark, $place, $texts ) );
				++$made;
			}
		}
		return $made;
	}

	/**
	 * A company with all its design jobs.
	 *
	 * @param int                 $place Index in the file.
	 * @param array<string,mixed> $texts
	 */
	private function one( string $mark, int $place, array $texts ): int {
		$values = array_intersect_key( $texts, array_flip( self::FIELDS ) );
		foreach ( array( 'start', 'end' ) as $side ) {
			if ( isset( $texts[ $side ] ) ) {
				$values[ "{$side}_date" ] = Clock::year_month( (int) $texts[ $side ] );
			}
		}
		$days = (float) min( PHP_INT_MAX, ...array_column( $texts['missions'], 'days_ago' ) );
		$id   = $this->accounts->create(
			$mark,
			Roles::CONTRACTOR,
			$texts['email'] ?? "company-{$place}@example.test",
			$texts['locale'],
			$days,
			$values + Accounts::links( $texts )
		);
		$this->accounts->set_image(
			$id,
			'avatar',
			$this->attachments->of_member( Image_Kind::LOGO, $texts['logo'], $id, 0, $texts['company'] )
		);
		$this->accounts->set_image(
			$id,
			'project_image',
			$this->attachments->of_member( Image_Kind::PROJECT_IMAGE, $texts['image'], $id, 0, $texts['project_headline'] )
		);
		if ( isset( $texts['verified'] ) ) {
			$mark = new Verified(
				Clock::day( 0 - (int) $texts['verified']['days_ago'], 'Y-m-d' ),
				$texts['verified']['by'],
				$texts['verified']['domain'] ?? ''
			);
			update_user_meta( $id, Verified::key(), $mark->stored() );
		}
		foreach ( array_values( $texts['missions'] ) as $number => $mission ) {
			$this->mission( "mission:{$place}:{$number}", $id, $mission );
		}
		return $id;
	}

	/**
	 * A design job, open or closed.
	 *
	 * @param array<string,mixed> $texts
	 */
	private function mission( string $mark, int $author, array $texts ): void {
		$skill  = $this->skills[ $texts['skill'] ] ?? throw new RuntimeException( "Unknown skill {$texts['skill']}" );
		$values = array(
			'title'       => $texts['title'],
			'description' => $texts['description'],
			'skill'       => array( $skill ),
		) + ( $texts['facts'] ?? array() );
		if ( isset( $values['starts'] ) ) {
			$values['starts'] = Clock::year_month( (int) $values['starts'] );
		}
		$errors = Job_Rules::errors( $values );
		if ( $errors ) {
			throw new RuntimeException( "{$texts['title']}: " . wp_json_encode( $errors ) );
		}
		// Hours apart, so that no two design jobs have the same time.
		$id = Job_Writer::add(
			Job_Event::Save,
			array(
				'post_author'  => $author,
				'post_title'   => $texts['title'],
				'post_content' => $texts['description'],
			) + Clock::post( $texts['days_ago'] + ( $author % 20 ) / 24 ),
			$texts['closed'] ? Mission_State::Closed->value : Mission_State::Open->value
		);
		if ( 0 === $texts['days_ago'] % 2 ) {
			update_post_meta( $id, Mission_Post_Type::POSTING_DATE, Clock::day( 0 - (int) $texts['days_ago'], 'Y/m/d' ) );
		}
		wp_set_object_terms( $id, array( $skill ), Skills::TAXONOMY );
		Job_Facts::write( $id, Job_Facts::columns( $values ) );
		if ( isset( $texts['apply_within'] ) ) {
			Deadline::set( $id, Clock::day( (int) $texts['apply_within'], 'Y/m/d' ) );
		}
		$this->marks->put_post( $mark, $id );
	}
}
