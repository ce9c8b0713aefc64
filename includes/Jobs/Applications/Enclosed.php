<?php
/** Sent along with a letter: answers to the questions of design jobs, and projects chosen for them. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Directory\Linked_Works;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Rest\Errors;
use WP_Error;

/**
 * @phpstan-import-type Question from Job_Facts
 * @phpstan-type Answer array{question:string,text:string}
 */
final class Enclosed {

	/** The version of the database that has the columns. */
	private const SINCE = 4;

	/**
	 * @param list<array{question:string,text:string}>|null $answers By the ids of questions; null from a client that does not know of questions, of which none is required then.
	 * @param list<int> $works Post ids, none for those of the card.
	 */
	public function __construct( private readonly ?array $answers = null, private readonly array $works = array() ) {}

	/** @param list<int> $missions The jobs of one letter, whose meta is cached. */
	public function refusal( int $applicant, array $missions ): ?WP_Error {
		$asked = array();
		foreach ( array_merge( ...array_map( self::questions( ... ), $missions ) ) as $question ) {
			// Several jobs may ask the same.
			$asked[ $question['id'] ] = ( $asked[ $question['id'] ] ?? false ) || $question['required'];
		}
		$given    = array_column( $this->answers ?? array(), 'text', 'question' );
		$missing  = array_diff_key( array_filter( $asked ), array_filter( $given, static fn( string $text ): bool => '' !== $text ) );
		$messages = array();
		if ( array_diff_key( $given, $asked ) || ( null !== $this->answers && $missing ) ) {
			$messages['answers'] = Contract::message( 'answers_invalid' );
		}
		if ( count( Linked_Works::of( $this->works, array( $applicant ) ) ) < count( $this->works ) ) {
			$messages['works'] = Contract::message( 'works_invalid' );
		}
		return $messages ? Errors::fields( $messages ) : null;
	}

	/** @return array<string,string|null> The columns of the application to a job, with its questions as they are now. */
	public function columns( int $mission ): array {
		$given   = array_column( $this->answers ?? array(), 'text', 'question' );
		$answers = array();
		foreach ( self::questions( $mission ) as $question ) {
			if ( '' !== ( $given[ $question['id'] ] ?? '' ) ) {
				$answers[] = array( 'question' => $question['text'], 'text' => $given[ $question['id'] ] );
			}
		}
		return Tables::version() < self::SINCE ? array() : array(
			'answers' => $answers ? (string) wp_json_encode( $answers, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) : null,
			'works'   => implode( ',', $this->works ),
		);
	}

	/** @return list<Answer> */
	public static function answers( string $kept ): array {
		/** @var list<Answer> $answers */
		$answers = (array) json_decode( $kept, true );
		return $answers;
	}

	/**
	 * @param list<Application> $applications Of one letter.
	 * @return list<Answer> Each once.
	 */
	public static function said( array $applications ): array {
		$answers = array_column( $applications, 'answers' );
		return array_values( array_unique( array_merge( ...$answers ), SORT_REGULAR ) );
	}

	/** @return list<int>|null */
	public static function works( string $kept ): ?array {
		return '' === $kept ? null : array_map( 'intval', explode( ',', $kept ) );
	}

	/** @return list<Question> */
	private static function questions( int $mission ): array {
		return Job_Facts::questions( Posts::text( $mission, Job_Facts::key( 'questions' ) ) );
	}
}
