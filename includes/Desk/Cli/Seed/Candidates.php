<?php
/** Creates applications of the demo's designers to the demo's design jobs. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Jobs\Applications\Application_Post_Type;
use DesignMarketplace\Jobs\Applications\Application_State;
use DesignMarketplace\Jobs\Applications\Application_Table;
use DesignMarketplace\Jobs\Applications\Enclosed;
use DesignMarketplace\Jobs\Saved\Saved_Jobs;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use WP_Post;

/** They are dated back, without emails; closed design jobs have some, too. */
final class Candidates {

	/** The first designer has saved one in so many open design jobs. */
	private const SAVED = 3;

	public function __construct( private readonly Marks $marks ) {}

	/** @return int Creates the missing ones. Number of applications. */
	public function seed(): int {
		$content = Source::texts( 'content' );
		$made    = 0;
		foreach ( Source::jobs() as $mark => [ $job, $turn, $locale ] ) {
			$id = $this->marks->post( $mark );
			// get_post( 0 ) would be the post of the current page.
			$post = $id > 0 ? get_post( $id ) : null;
			if ( $post instanceof WP_Post && 0 === $this->marks->post( "application:{$id}:0" ) ) {
				$board = new Board( $id, $job['closed'], $turn, $content['words'][ $job['lang'] ], $content['notes'][ $locale ] );
				$made += Transaction::run( fn(): int => $this->apply( $post, $job, $turn, $board ) );
				if ( ! $job['closed'] && 0 === $turn % self::SAVED ) {
					( new Saved_Jobs() )->save( $this->marks->user( 'designer:0' ), $id );
				}
			}
		}
		return $made;
	}

	/**
	 * The applications to one design job, hours to days after it was posted: one for each letter in its texts.
	 * @param array<string,mixed> $texts Texts of the job.
	 * @param int                 $turn  Offset in the list of designers.
	 * @return int Number of applications.
	 */
	private function apply( WP_Post $mission, array $texts, int $turn, Board $board ): int {
		$letters   = array_values( (array) $texts['letters'] );
		$age       = ( time() - (int) strtotime( "{$mission->post_date_gmt} UTC" ) ) / DAY_IN_SECONDS;
		$designers = $this->designers( (string) $texts['skill'], $turn, count( $letters ) );
		foreach ( $designers as $number => $designer ) {
			$days = $age * ( 1 - ( $number + 1 ) / ( count( $letters ) + 2 ) * ( $texts['closed'] ? 0.2 : 0.9 ) );
			$id   = Posts::insert(
				array(
					'post_type'    => Application_Post_Type::NAME,
					'post_status'  => Application_State::Sent->value,
					'post_author'  => $designer,
					'post_parent'  => $mission->ID,
					'post_title'   => $mission->post_title,
					'post_content' => (string) $letters[ $number ],
				) + Clock::post( $days )
			);
			$this->marks->put_post( "application:{$mission->ID}:{$number}", $id );
			Application_Table::restore( $mission->ID, $designer, $id, Clock::post( $days )['post_date_gmt'] );
			$this->answer( $mission->ID, $designer, $id, array_values( (array) ( $texts['answers'][ $number ] ?? array() ) ) );
			$board->decide( $id, $number, count( $designers ), $days );
		}
		$board->close( count( $designers ) );
		return count( $designers );
	}

	/** @param list<string> $texts In the order of the job's questions. */
	private function answer( int $mission, int $designer, int $id, array $texts ): void {
		if ( $texts ) {
			$asked   = array_column( (array) Job_Facts::of( $mission )['questions'], 'id' );
			$answer  = static fn( string $question, string $text ): array => compact( 'question', 'text' );
			$answers = array_map( $answer, array_slice( $asked, 0, count( $texts ) ), $texts );
			Application_Table::name_post( $mission, $designer, $id, ( new Enclosed( $answers ) )->columns( $mission ) );
		}
	}

	/**
	 * Designers for a skill: those who have it first, then others.
	 * @param int $turn Offset among the others.
	 * @return list<int>
	 */
	private function designers( string $skill, int $turn, int $count ): array {
		$ids = array( array(), array() );
		foreach ( array_values( Source::texts( 'designers' ) ) as $place => $texts ) {
			$ids[ (int) in_array( $skill, $texts['skills'], true ) ][] = $this->marks->user( "designer:{$place}" );
		}
		[ $others, $fitting ] = array_map( 'array_filter', $ids );
		$start                = $others ? $turn * 3 % count( $others ) : 0;
		return array_slice( array_merge( $fitting, array_slice( $others, $start ), array_slice( $others, 0, $start ) ), 0, $count );
	}
}
