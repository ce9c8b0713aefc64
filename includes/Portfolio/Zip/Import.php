<?php
/** Takes an archive in: picture by picture, and then all works at once. Nothing stays of a refused one. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Zip;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Declares\Has_User_Meta;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Image_Words;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Quota;
use DesignMarketplace\Media\Uploads;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Portfolio\Work_Post_Type;
use DesignMarketplace\Portfolio\Work_Service;
use WP_Error;

/**
 * How far it is stands in the account's meta, and changes together with each picture: a process that is killed leaves a whole step, and the
 * job goes on after some minutes. Of two at it at once only one can store the next picture.
 * @phpstan-import-type Page from Unpacking
 * @phpstan-type Kept array{state:string,works:int,all:int,message:string,path:string,pictures:list<int>,since:int}
 */
final class Import implements Erases_People, Has_Jobs, Has_User_Meta {

	public const EVENT = 'design_marketplace_portfolio';

	private const META = '_design_marketplace_portfolio';

	private const NONE = array(
		'state'    => 'none',
		'works'    => 0,
		'all'      => 0,
		'message'  => '',
		'path'     => '',
		'pictures' => array(),
		'since'    => 0,
	);

	/** So many pictures are taken in while whoever sends them waits. */
	private const AT_ONCE = 12;

	/** Seconds after which the job begins no other picture. */
	private const SECONDS = 20;

	/** Code of the error `portfolio_running`: within a run it says that the time is over, or that another process is at it. */
	private const OTHERS = 'rest_portfolio_running';

	/** @return array{state:string,works:int,message:string} As the member reads it. */
	public static function told( int $user_id ): array {
		$import  = self::read( $user_id );
		$message = 'running' === $import['state']
			? Contract::message( 'portfolio_progress', count( $import['pictures'] ), $import['all'] )
			: $import['message'];
		return array( 'state' => $import['state'], 'works' => $import['works'], 'message' => $message );
	}

	/** The refusal to a member who has works, or another archive under way. */
	public static function refusal( int $user_id, bool $is_begun = false ): ?WP_Error {
		$works = "SELECT COUNT(*) FROM {posts} WHERE post_author = %d AND post_type = %s AND post_status NOT IN ('trash', 'auto-draft')";
		return match ( true ) {
			(int) Sql::value( $works, $user_id, Work_Post_Type::NAME ) > 0        => Errors::of( 'portfolio_there' ),
			! $is_begun && 'running' === self::read( $user_id )['state'] => Errors::of( 'portfolio_running' ),
			default => null,
		};
	}

	/**
	 * Takes an archive in at once if it is small, or by a job.
	 * @param string $path Its place among the files that are there for a while. It is deleted when it is no longer needed.
	 * @param int    $most How many works it may hold.
	 * @param bool   $wait Whether a large one is taken in at once, too.
	 * @return bool|WP_Error Whether all is done; false when the job goes on.
	 */
	public static function begin( int $user_id, string $path, int $most, bool $wait = false ): bool|WP_Error {
		$is_kept = false;
		try {
			$archive = Unpacking::open( $path, $most, Quota::of_members()->left( $user_id ) );
			$refusal = $archive instanceof WP_Error ? $archive : $archive->look() ?? self::start( $user_id, $path, $archive );
			$is_kept = null === $refusal;
		} finally {
			$is_kept || Disk::delete( $path );
		}
		if ( ! $refusal && ! $wait && self::read( $user_id )['all'] > self::AT_ONCE ) {
			self::schedule( $user_id, 0 );
			return false;
		}
		if ( ! $refusal ) {
			$refusal = self::go_on( $user_id, PHP_INT_MAX );
			$refusal && delete_user_meta( $user_id, State::key( self::META ) );
		}
		return $refusal ?? ( 'running' !== self::read( $user_id )['state'] );
	}

	private static function start( int $user_id, string $path, Unpacking $archive ): ?WP_Error {
		$counts = array( 'works' => count( $archive->works ), 'all' => count( $archive->pictures() ) );
		$import = array( 'state' => 'running', 'path' => $path, 'since' => Clock::now() ) + $counts + self::NONE;
		return Account_Lock::with( $user_id, static fn(): ?WP_Error => self::refusal( $user_id ) ?? self::write( $user_id, $import ) );
	}

	/** Goes on for a while. */
	public function run( int $user_id ): void {
		$language = switch_to_user_locale( $user_id );
		self::go_on( $user_id, Clock::now() + self::SECONDS );
		$language && restore_previous_locale();
	}

	/** @return WP_Error|null Why it has failed; null when all is in, or it is time for others. */
	private static function go_on( int $user_id, int $end ): ?WP_Error {
		$import = self::read( $user_id );
		if ( 'running' !== $import['state'] ) {
			return null;
		}
		// In case this process dies.
		self::schedule( $user_id, 10 * MINUTE_IN_SECONDS );
		$archive = Account_State::Active === State::of( $user_id )
			? Unpacking::open( $import['path'], Unpacking::ANY_NUMBER, PHP_INT_MAX )
			: Errors::of( 'forbidden' );
		$failure = $archive instanceof WP_Error ? $archive : self::take_in( $user_id, $archive, count( $import['pictures'] ), $end );
		if ( self::OTHERS === $failure?->get_error_code() ) {
			self::schedule( $user_id, 0 );
			return null;
		}
		$failure && self::fail( $user_id, Errors::params( $failure )[ Unpacking::FIELD ] ?? $failure->get_error_message() );
		Disk::delete( $import['path'] );
		wp_clear_scheduled_hook( self::EVENT, array( $user_id ) );
		return $failure;
	}

	/** @return WP_Error|null Null when all is in; OTHERS when it is time for others. */
	private static function take_in( int $user_id, Unpacking $archive, int $at, int $end ): ?WP_Error {
		foreach ( array_slice( $archive->pictures(), $at ) as $page ) {
			$store = static fn( Uploads $file ): ?WP_Error => $file->decode()
				?? self::step( $user_id, $at, static fn( array $before ): ?WP_Error => self::store( $user_id, $file, $before ) );
			$ended = Clock::now() > $end ? Errors::of( 'portfolio_running' ) : $archive->picture( $page, $store );
			if ( $ended ) {
				return $ended;
			}
			++$at;
		}
		return self::step( $user_id, $at, static fn( array $pictures ): ?WP_Error => self::finish( $user_id, $archive, $pictures ) );
	}

	/**
	 * Does a step with the account locked, unless another process has.
	 * @param callable(list<int>):?WP_Error $step Gets the pictures that are stored.
	 */
	private static function step( int $user_id, int $number, callable $step ): ?WP_Error {
		return Account_Lock::with(
			$user_id,
			static function () use ( $user_id, $number, $step ): ?WP_Error {
				$import = self::read( $user_id );
				$is_due = 'running' === $import['state'] && count( $import['pictures'] ) === $number;
				return $is_due ? $step( $import['pictures'] ) : Errors::of( 'portfolio_running' );
			}
		);
	}

	/**
	 * Stores a picture, as nobody's work yet.
	 * @param list<int> $before
	 */
	private static function store( int $user_id, Uploads $file, array $before ): ?WP_Error {
		$ids = $file->store( $user_id );
		return $ids instanceof WP_Error ? $ids : Quota::of_members()->refusal_of_stored( $user_id, array_keys( $ids ) )
			?? self::write( $user_id, array( 'pictures' => array( ...$before, ...array_values( $ids ) ) ) );
	}

	/**
	 * Makes the works of stored pictures.
	 * @param list<int> $pictures
	 */
	private static function finish( int $user_id, Unpacking $archive, array $pictures ): ?WP_Error {
		$refusal = self::refusal( $user_id, true );
		$ids     = array();
		foreach ( $refusal ? array() : $archive->works as $work ) {
			$id = ( new Work_Service() )->create( $user_id, $work['values'], array(), $work['status'] );
			if ( $id instanceof WP_Error ) {
				return $id;
			}
			self::hang( $id, array_splice( $pictures, 0, count( $work['pictures'] ) ), $work['pictures'] );
			$ids[] = $id;
		}
		$refusal ??= ( new Work_Service() )->put_first( $user_id, $ids );
		$done      = array( 'state' => 'done', 'works' => count( $ids ) ) + self::NONE;
		return $refusal instanceof WP_Error ? $refusal : self::write( $user_id, $done );
	}

	/**
	 * Gives a work its pictures.
	 * @param list<int>  $pictures Attachments.
	 * @param list<Page> $pages    What is said of each.
	 */
	private static function hang( int $work, array $pictures, array $pages ): void {
		global $wpdb;
		Pictures::write( $work, $pictures );
		foreach ( $pictures as $number => $picture ) {
			$wpdb->update( $wpdb->posts, array( 'post_parent' => $work ), array( 'ID' => $picture ) );
			clean_post_cache( $picture );
			Image_Words::write( $picture, $pages[ $number ] );
		}
	}

	/** Nothing stays but the reason, and that only where there is still an account. */
	private static function fail( int $user_id, string $reason ): void {
		$pictures = self::read( $user_id )['pictures'];
		$failed   = array( 'state' => 'failed', 'message' => $reason ) + self::NONE;
		Account_Lock::with( $user_id, static fn(): ?WP_Error => self::write( $user_id, $failed ) );
		array_map( array( new Images(), 'delete' ), $pictures );
	}

	public function jobs(): array {
		return array( self::EVENT => '' );
	}

	public function user_meta(): array {
		return array( self::META => false );
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		$path = self::read( $user_id )['path'];
		if ( '' !== $path ) {
			Disk::delete( $path );
		}
		delete_user_meta( $user_id, State::key( self::META ) );
	}

	private static function schedule( int $user_id, int $seconds ): void {
		Scheduled_Jobs::move( self::EVENT, array( $user_id ), $seconds );
	}

	/** @return Kept What no process has finished in a day has failed: its archive and its pictures are swept. */
	private static function read( int $user_id ): array {
		$kept = get_user_meta( $user_id, State::key( self::META ), true );
		/** @var Kept $import */
		$import = ( is_array( $kept ) ? $kept : array() ) + self::NONE;
		return 'running' === $import['state'] && $import['since'] < Clock::now() - DAY_IN_SECONDS
			? array( 'state' => 'failed', 'message' => Contract::message( 'server_error' ) ) + self::NONE
			: $import;
	}

	/**
	 * Returns null, which is not a type of its own in PHP 8.1.
	 * @param array<string,mixed> $changes
	 * @phpstan-ignore return.unusedType
	 */
	private static function write( int $user_id, array $changes ): ?WP_Error {
		update_user_meta( $user_id, State::key( self::META ), wp_slash( $changes + self::read( $user_id ) ) );
		return null;
	}
}
