<?php
/**
 * A small persistent object cache on Redis, for bin/production-check only.
 */

declare( strict_types=1 );

// phpcs:disable -- a drop-in: WordPress asks for these very names.

/**
 * What this request has read or written, with Redis behind it.
 */
final class Bench_Object_Cache {

	/** @var array<string,mixed> Values by key; the request's own. */
	private array $held = array();

	/** @var array<string,true> Groups every site of a network shares. */
	private array $global = array();

	/** @var array<string,true> Groups no other request sees. */
	private array $local = array();

	private Redis $redis;

	private int $blog = 1;

	public function __construct() {
		$this->redis = new Redis();
		$this->redis->pconnect( BENCH_REDIS );
		$this->redis->setOption( Redis::OPT_SERIALIZER, Redis::SERIALIZER_PHP );
	}

	public function globals( array $groups ): void {
		$this->global += array_fill_keys( $groups, true );
	}

	public function locals( array $groups ): void {
		$this->local += array_fill_keys( $groups, true );
	}

	public function blog( int $blog ): void {
		$this->blog = $blog;
	}

	public function get( string $key, string $group, bool $force, ?bool &$found ): mixed {
		$values = $this->get_multiple( array( $key ), $group, $force, $present );
		$found  = $present[ $key ];
		return $values[ $key ];
	}

	/**
	 * @param list<string|int>           $keys
	 * @param array<string,bool>|null $present
	 * @return array<string|int,mixed> False where there is none.
	 */
	public function get_multiple( array $keys, string $group, bool $force = false, ?array &$present = null ): array {
		$values  = array();
		$present = array();
		$ask     = array();
		foreach ( $keys as $key ) {
			$name            = $this->name( (string) $key, $group );
			$present[ $key ] = array_key_exists( $name, $this->held ) && ( ! $force || isset( $this->local[ $group ] ) );
			$values[ $key ]  = $present[ $key ] ? self::copy( $this->held[ $name ] ) : false;
			if ( ! $present[ $key ] && ! isset( $this->local[ $group ] ) ) {
				$ask[ $key ] = $name;
			}
		}
		if ( $ask ) {
			// An envelope, so that a stored false isn't taken for nothing.
			foreach ( array_combine( array_keys( $ask ), $this->redis->mGet( array_values( $ask ) ) ) as $key => $envelope ) {
				if ( is_array( $envelope ) ) {
					$present[ $key ]            = true;
					$this->held[ $ask[ $key ] ] = $envelope[0];
					$values[ $key ]             = self::copy( $envelope[0] );
				}
			}
		}
		return $values;
	}

	/** @param string $how '' always, 'nx' only a new key, 'xx' only a known one. */
	public function set( string $key, mixed $value, string $group, int $expire, string $how = '' ): bool {
		$name  = $this->name( $key, $group );
		$value = self::copy( $value );
		if ( isset( $this->local[ $group ] ) ) {
			$known = array_key_exists( $name, $this->held );
			if ( ( 'nx' === $how && $known ) || ( 'xx' === $how && ! $known ) ) {
				return false;
			}
		} else {
			$options = array_filter( array( $how, 'ex' => $expire ) );
			if ( ! $this->redis->set( $name, array( $value ), $options ) ) {
				return false;
			}
		}
		$this->held[ $name ] = $value;
		return true;
	}

	public function delete( string $key, string $group ): bool {
		$name  = $this->name( $key, $group );
		$known = array_key_exists( $name, $this->held );
		unset( $this->held[ $name ] );
		return isset( $this->local[ $group ] ) ? $known : $this->redis->del( $name ) > 0;
	}

	public function add_number( string $key, int $by, string $group ): int|false {
		$value = $this->get( $key, $group, true, $found );
		if ( ! $found ) {
			return false;
		}
		$value = max( 0, (int) $value + $by );
		$this->set( $key, $value, $group, 0 );
		return $value;
	}

	public function flush(): bool {
		$this->held = array();
		return $this->redis->flushDB();
	}

	public function flush_runtime(): bool {
		$this->held = array();
		return true;
	}

	private function name( string $key, string $group ): string {
		return ( isset( $this->global[ $group ] ) ? '' : "{$this->blog}:" ) . "{$group}:{$key}";
	}

	private static function copy( mixed $value ): mixed {
		return is_object( $value ) ? clone $value : $value;
	}
}

function bench_cache(): Bench_Object_Cache {
	return $GLOBALS['wp_object_cache'];
}
function wp_cache_init(): void {
	$GLOBALS['wp_object_cache'] = new Bench_Object_Cache();
}
function wp_cache_group( mixed $group ): string {
	return '' === (string) $group ? 'default' : (string) $group;
}
function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return bench_cache()->get( (string) $key, wp_cache_group( $group ), (bool) $force, $found );
}
function wp_cache_get_multiple( $keys, $group = '', $force = false ) {
	return bench_cache()->get_multiple( $keys, wp_cache_group( $group ), (bool) $force );
}
function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return bench_cache()->set( (string) $key, $data, wp_cache_group( $group ), (int) $expire );
}
function wp_cache_set_multiple( array $data, $group = '', $expire = 0 ) {
	$done = array();
	foreach ( $data as $key => $value ) {
		$done[ $key ] = wp_cache_set( $key, $value, $group, $expire );
	}
	return $done;
}
function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return ! wp_suspend_cache_addition() && bench_cache()->set( (string) $key, $data, wp_cache_group( $group ), (int) $expire, 'nx' );
}
function wp_cache_add_multiple( array $data, $group = '', $expire = 0 ) {
	$done = array();
	foreach ( $data as $key => $value ) {
		$done[ $key ] = wp_cache_add( $key, $value, $group, $expire );
	}
	return $done;
}
function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	return bench_cache()->set( (string) $key, $data, wp_cache_group( $group ), (int) $expire, 'xx' );
}
function wp_cache_delete( $key, $group = '' ) {
	return bench_cache()->delete( (string) $key, wp_cache_group( $group ) );
}
function wp_cache_delete_multiple( array $keys, $group = '' ) {
	$done = array();
	foreach ( $keys as $key ) {
		$done[ $key ] = wp_cache_delete( $key, $group );
	}
	return $done;
}
function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return bench_cache()->add_number( (string) $key, (int) $offset, wp_cache_group( $group ) );
}
function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return bench_cache()->add_number( (string) $key, -(int) $offset, wp_cache_group( $group ) );
}
function wp_cache_flush() {
	return bench_cache()->flush();
}
function wp_cache_flush_runtime() {
	return bench_cache()->flush_runtime();
}
function wp_cache_close() {
	return true;
}
function wp_cache_add_global_groups( $groups ) {
	bench_cache()->globals( (array) $groups );
}
function wp_cache_add_non_persistent_groups( $groups ) {
	bench_cache()->locals( (array) $groups );
}
function wp_cache_switch_to_blog( $blog ) {
	bench_cache()->blog( (int) $blog );
}
function wp_cache_supports( $feature ) {
	return in_array( $feature, array( 'add_multiple', 'set_multiple', 'get_multiple', 'delete_multiple', 'flush_runtime' ), true );
}
