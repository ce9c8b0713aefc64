<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Jobs\Job_Event;
use DesignMarketplace\Jobs\Job_Writer;
use DesignMarketplace\Jobs\Missions\Job_Rules;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Media\Image_Kind;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Verification\Claim;

/** Creates the demo's companies and startups with their design jobs. */
final class Companies extends Members {

	/** A day before or after today. */
	private const DAY = '%+d days';

	/** A month before or after this one. */
	private const MONTH = 'first day of %+d months';

	protected function one( string $mark, int $place, array $texts ): void {
		$values = array_intersect_key( $texts, Member_Fields::rules( Roles::CONTRACTOR ) );
		foreach ( array( 'start', 'end' ) as $side ) {
			if ( isset( $texts[ $side ] ) ) {
				$values[ "{$side}_date" ] = Clock::at( sprintf( self::MONTH, $texts[ $side ] ), 'Y-m' );
			}
		}
		$days = (float) min( PHP_INT_MAX, ...array_column( $texts['missions'], 'days_ago' ) );
		$id   = $this->create( $mark, Roles::CONTRACTOR, $texts, $days, $values );
		$this->picture( $id, 'avatar', Image_Kind::LOGO, $texts['logo'], $texts['company'] );
		$this->picture( $id, 'project_image', Image_Kind::PROJECT_IMAGE, $texts['image'], $texts['project_headline'] );
		if ( isset( $texts['verified'] ) ) {
			$said = $texts['verified'];
			$day  = Clock::at( sprintf( self::DAY, -$said['days_ago'] ), 'Y-m-d' );
			update_user_meta( $id, Claim::School->mark_key(), ( new Verified( $day, $said['by'], $said['domain'] ?? '' ) )->stored() );
		}
		foreach ( array_values( $texts['missions'] ) as $number => $mission ) {
			$this->mission( "mission:{$place}:{$number}", $id, $mission );
		}
	}

	/** @param array<string,mixed> $texts Of a design job, open or closed. */
	private function mission( string $mark, int $author, array $texts ): void {
		$skills = $this->skills( $texts['skill'] );
		$values = array(
			'title'       => $texts['title'],
			'description' => $texts['description'],
			'skill'       => $skills,
		) + ( $texts['facts'] ?? array() );
		if ( isset( $values['starts'] ) ) {
			$values['starts'] = Clock::at( sprintf( self::MONTH, $values['starts'] ), 'Y-m' );
		}
		$this->check( $texts['title'], Job_Rules::errors( $values ) );
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
			update_post_meta( $id, Mission_Post_Type::POSTING_DATE, Clock::at( sprintf( self::DAY, -$texts['days_ago'] ), 'Y/m/d' ) );
		}
		wp_set_object_terms( $id, $skills, Skills::TAXONOMY );
		Job_Facts::write( $id, Job_Facts::columns( $values ) );
		if ( isset( $texts['apply_within'] ) ) {
			Deadline::set( $id, Clock::at( sprintf( self::DAY, $texts['apply_within'] ), 'Y/m/d' ) );
		}
		$this->marks->put_post( $mark, $id );
	}
}
